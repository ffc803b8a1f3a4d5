// A guided game: what comes up for the first time is explained, what each choice would bring is
// said, and a choice that gives much away is remarked on before it is played.

import {$, make, words} from "./dom.js";
import {pointAt, sentenceOf, write} from "./coach.js";
import * as choosing from "./choosing.js";
import {send} from "./line.js";
import {keep, kept} from "./settings.js";

const memory = `guide-${words.table}`, {body} = document;
let state = {}, pages = [], counsel = [], remark, left = kept(memory) === "off";

export const resumed = () => [];

export function say(told) {
  const fresh = told.plies !== state.plies || told.mine !== state.mine;
  state = told;
  if (!fresh) return;
  counsel = [];
  remark = undefined;
  pages = paged(told.mine && told.guide || []);
  choosing.hesitate(told.mine && !left);
  if (told.mine && !left && $("hint")) send({do: "counsel"});
  show();
}

// Where there is little room, one thing after the other.
function paged(texts) {
  const small = body.classList.contains("stacked") || body.classList.contains("short");
  return small ? texts.map((text) => [text]) : texts.length ? [texts] : [];
}

export function hear(told) {
  if (told.plies !== state.plies || left) return;
  if (told.is === "remark") remark = told;
  if (told.is === "counsel") counsel = told.moves;
  show();
  point();
}

function show() {
  const texts = remark ? [remark.said, remark.why] : pages[0] || [];
  write(...texts);
  $("remarked").hidden = !remark;
  $("go-on").hidden = Boolean(remark);
  $("go-on").textContent = $("go-on").dataset[pages.length > 1 ? "more" : "last"];
  $("coach").hidden = left || !texts.length;
  body.classList.toggle("coached", !$("coach").hidden);
  $("counsel").hidden = !counsel.length;
  for (const {text, share, why} of counsel) {
    const sentence = sentenceOf(text);
    if (sentence && !sentence.querySelector("b")) sentence.append(make("b", share), make("small", why || ""));
  }
}

export function point() {
  const better = state.moves?.find((move) => move.text === remark?.better);
  pointAt(better ? [better] : []);
}

$("go-on").onclick = () => {
  pages.shift();
  show();
  (pages.length ? $("coach-text") : $("question")).focus();
};
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
  counsel = [];
  choosing.hesitate(false);
  show();
  point();
};
