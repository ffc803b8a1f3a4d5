// Where the board is larger than its frame: dice, hand and one's own cards stay in sight below it.
// They are strips of the same drawing, shown a second time.

import {$, drawn, same, words} from "./dom.js";
import {layout, live, room, scrolls} from "./board.js";

const MOST = 0.55;
const tray = $("strips");
let strips = [];

// As many strips as leave enough of the board, the most needed first.
export function lay(wanted) {
  tray.hidden = true;
  const most = room.clientHeight * MOST;
  const [, , width, height] = live.dataset.tall.split(" ").map(Number);
  const scale = live.clientWidth / width;
  let used = 0;
  strips = layout() === "tall" && scrolls() ? wanted.filter(([, high]) => (used += high * scale) <= most) : [];
  tray.hidden = !strips.length;
  if (!same("tray", strips)) cut(width, height);
  light();
}

function cut(width, height) {
  tray.replaceChildren(...strips.map(([top, high]) => {
    const strip = drawn("svg", {viewBox: `0 ${top} ${width} ${high}`, class: "ck-table"});
    strip.append(
      drawn("image", {href: words.scenery.replace("LAYOUT", "tall"), width, height}),
      drawn("use", {href: "#pieces"}),
    );
    return strip;
  }));
}

// A part of the board in the drawing's own measure.
export function areaOf(part) {
  const {left, top, width, height} = part.getBoundingClientRect(), board = live.getScreenCTM();
  return {x: (left - board.e) / board.a, y: (top - board.f) / board.d, width: width / board.a, height: height / board.d};
}

function stripOf(part) {
  const {y, height} = areaOf(part), middle = y + height / 2;
  return strips.findIndex(([from, high]) => middle >= from && middle <= from + high);
}

// Does the tray show this part of the board?
export const holds = (part) => stripOf(part) >= 0;

// What may be touched on the board may be touched here.
export function light() {
  for (const old of tray.querySelectorAll("[data-lit]")) old.remove();
  for (const lit of live.querySelectorAll("[data-lit]")) {
    const strip = tray.children[stripOf(lit)];
    if (strip) strip.append(drawn("rect", {...areaOf(lit), "data-lit": "", fill: "transparent"}));
  }
}

// The parts of the board that are under a finger on the tray.
export function under(event) {
  const strip = event.target.closest("svg");
  if (!strip) return [];
  const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(strip.getScreenCTM().inverse());
  return [...live.querySelectorAll("[data-may]")].filter((part) => {
    const {x, y, width, height} = areaOf(part);
    return at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height;
  });
}
