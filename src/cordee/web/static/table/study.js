// What decided a finished game: asked for until it is known for good, each part leads to its moment.

import {$, drawn, make, words} from "./dom.js";
import {live, settled} from "./board.js";
import * as replay from "./replay.js";

const AT_ONCE = 300, SOON = 1000, LATER = 3000;  // milliseconds
const RIM = 5;
const SIGNS = {played: "✕", better: "✓"};
let seen = 0, at = null, compared = {};

async function ask() {
  const answer = await fetch(`${words.place}/study.json?seen=${seen}`).catch(() => null);
  const told = answer && await answer.json().catch(() => null);
  if (told?.why || !told) {
    say(told?.why || words.lost);
    if (!told || answer.status === 429) setTimeout(ask, LATER);
    return;
  }
  say($("study-state").firstElementChild.dataset[seen || told.part ? "closer" : "first"], told.progress);
  if (told.part) show(told);
  $("study-state").hidden = told.done;
  if (!told.done) setTimeout(ask, seen ? SOON : AT_ONCE);
}

function say(text, progress) {
  const label = $("study-state").firstElementChild;
  if (label.textContent !== text) label.textContent = text;
  $("study-progress").hidden = progress === undefined;
  $("study-progress").value = progress ?? 0;
}

// A finer study takes the place of the first; whoever reads stays where they are.
function show(told) {
  const part = $("study-part"), open = $("curve-table")?.open, top = $("study").scrollTop;
  const focused = part.contains(document.activeElement) && path(document.activeElement);
  part.innerHTML = told.part;
  seen = told.simulations;
  compared = told.compared;
  const ids = ({played, better}) => [...better.ids, ...played.ids];
  replay.showTargets(new Map(Object.entries(compared).map(([ply, moves]) => [+ply, ids(moves)])));
  if (open) $("curve-table").open = true;
  $("study").scrollTop = top;
  if (focused) part.querySelector(focused)?.focus();
  mark();
}

const path = (part) => part.id ? `#${part.id}` : `[aria-labelledby="${part.closest("section")?.getAttribute("aria-labelledby")}"] [data-ply="${part.dataset.ply}"]`;

// The moment that the board shows.
addEventListener("moment", ({detail}) => {
  at = detail;
  mark();
  const {played, better} = compared[at] || {};
  $("compared").hidden = !played;
  $("compared").replaceChildren(...played ? [line("played", played), line("better", better)] : []);
});

function mark() {
  for (const old of $("study-part").querySelectorAll("[aria-current]")) old.removeAttribute("aria-current");
  for (const one of $("study-part").querySelectorAll(`[data-ply="${at}"]`)) one.setAttribute("aria-current", "step");
}

function line(name, {label}) {
  const item = make("p", "", {className: name});
  item.append(make("i", SIGNS[name], {ariaHidden: true}), make("b", $("study").dataset[name]), ` ${label}`);
  return item;
}

// On the board, what was touched for the move played, and what for the better one.
live.addEventListener("drawn", async () => {
  $("comparing")?.remove();
  const ply = at, moves = compared[ply];
  if (!moves || +live.dataset.plies !== ply) return;
  const parts = ["played", "better"].flatMap((name) => moves[name].ids.map((id) => [name, $(id)])).filter(([, part]) => part);
  for (const [, part] of parts) part.dataset.compared = "";
  await settled();
  if (ply !== at || $("comparing")) return;  // somebody went on, or it was drawn again
  const group = drawn("g", {id: "comparing"});
  group.append(...parts.map(([name, part]) => ring(part, name)));
  live.append(group);
});

function ring(part, name) {
  const area = part.getBoundingClientRect(), back = live.getScreenCTM().inverse();
  const from = new DOMPoint(area.left, area.top).matrixTransform(back);
  const to = new DOMPoint(area.right, area.bottom).matrixTransform(back);
  const rim = name === "better" ? 2 * RIM : RIM;
  const made = drawn("g", {class: name});
  const x = name === "better" ? to.x + rim : from.x - rim;
  made.append(
    drawn("rect", {x: from.x - rim, y: from.y - rim, width: to.x - from.x + 2 * rim, height: to.y - from.y + 2 * rim, rx: 8}),
    drawn("circle", {cx: x, cy: from.y - rim, r: 11}),
  );
  const sign = drawn("text", {x, y: from.y - rim});
  sign.textContent = SIGNS[name];
  made.append(sign);
  return made;
}

$("study-part").addEventListener("click", (event) => {
  const part = event.target.closest("[data-ply]");
  if (part) replay.visit(+part.dataset.ply);
});

ask();
