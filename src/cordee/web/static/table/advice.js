// Hints: the best moves by their worth, each with a reason, and drawn on the board.

import {$, make, words} from "./dom.js";
import {live} from "./board.js";
import {play} from "./choosing.js";
import {send} from "./line.js";

let moves = [];

// `known`: the legal moves with the parts of the board that stand for them.
export function advise(told, known) {
  moves = told.moves.map((move) => ({...move, ids: known.find((one) => one.text === move.text)?.ids || []}));
  const heading = make("li", words.chances, {className: "note", value: 0});
  $("hints").replaceChildren(heading, ...moves.map((move) => {
    const item = make("li", "");
    const onclick = () => play(move.text);
    const mark = () => draw(move);
    item.append(
      make("button", `${move.label} · ${move.equal ? words.equal : move.share}`, {onclick, onfocus: mark, onmouseenter: mark}),
      make("small", move.why),
    );
    return item;
  }));
  draw(moves[0]);
  bring(heading, heading.nextSibling);
}

// From the heading on; where room is scarce, the best move whole rather than the heading.
function bring(heading, best) {
  const offer = $("offer"), top = (one) => one.getBoundingClientRect().top - offer.getBoundingClientRect().top;
  offer.scrollTop += top(heading);
  const below = top(best) + best.offsetHeight - offer.clientHeight;
  offer.scrollTop += Math.max(0, Math.min(below, top(best)));
}

export function forget() {
  moves = [];
  $("hints").replaceChildren();
  draw();
}

export function ready() {
  $("hint").disabled = false;
}

// The move is outlined on the board.
function draw(move) {
  for (const old of live.querySelectorAll("[data-hinted]")) delete old.dataset.hinted;
  for (const id of move?.ids || []) if ($(id)) $(id).dataset.hinted = "";
}

export function ask() {
  $("hint").disabled = send({do: "hint"});
}
