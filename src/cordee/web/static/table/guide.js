// A guided game: what comes up for the first time is explained, what each choice would bring is
// said, and a choice that gives much away is remarked on before it is played.

import {$, make, words} from "./dom.js";
import {pointAt, sentenceOf, write} from "./coach.js";
import * as choosing from "./choosing.js";
import {send} from "./line.js";
import {keep, kept} from "./settings.js";

const memory = `guide-${words.table}`;
let state = {}, counsel = [], remark, left = kept(memory) === "off";

export const resumed = () => [];

export function say(told) {
  const fresh = told.plies !== state.plies || told.mine !== state.mine;
  state = told;
  if (!fresh) return;
  counsel = [];
  remark = undefined;
  choosing.hesitate(told.mine && !left);
  if (told.mine && !left && $("hint")) send({do: "counsel"});
  show();
}

export function hear(told) {
  if (told.plies !== state.plies || left) return;
  if (told.is === "remark") remark = told;
  if (told.is === "counsel") counsel = told.moves;
  show();
  point();
}

function show() {
  const texts = remark ? [remark.said, remark.why] : state.guide || [];
  write(...texts);
  $("remarked").hidden = !remark;
  $("coach").hidden = left || !state.mine || !texts.length;
  document.body.classList.toggle("coached", !$("coach").hidden);
  for (const {text, share, why} of counsel) {
    const sentence = sentenceOf(text);
    if (!sentence || sentence.querySelector("small")) continue;
    sentence.append(make("small", why, {title: words.chances}), make("b", share, {title: words.chances}));
  }
}

export function point() {
  const better = state.moves?.find((move) => move.text === remark?.better);
  pointAt(better ? [better] : []);
}

$("choose-again").onclick = () => {
  remark = undefined;
  show();
  point();
  $("question").focus();
};
$("play-anyway").onclick = () => choosing.play(remark.text, true);
$("leave-guide").onclick = () => {
  left = true;
  keep(memory, "off");
  choosing.hesitate(false);
  show();
  point();
};
