// What lies beyond the edge of the board's frame: a mark says where, a touch goes there.

import {$, make} from "./dom.js";
import {goTo, live, room, scrolls} from "./board.js";

let marks = [];

export function mark(told) {
  marks = told;
  place();
}

// `y` is in the drawing's own measure.
function place() {
  const board = live.getScreenCTM(), edge = room.getBoundingClientRect();
  const height = (y) => board.d * y + board.f;
  const show = (id, sign, isBeyond) => $(id).replaceChildren(
    ...marks.filter(([, y]) => scrolls() && isBeyond(height(y)))
      .map(([label, y]) => make("button", `${sign} ${label}`, {onclick: () => goTo(y)})));
  show("above", "▲", (at) => at < edge.top);
  show("below", "▼", (at) => at > edge.bottom);
}

room.addEventListener("scroll", place, {passive: true});
