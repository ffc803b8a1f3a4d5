// What everything on the board is: a pointer that rests on a thing, a finger held on it, or the key i
// on the board tells it; a list has them all, for those who read. None of it chooses a move.

import {$, drawn, make, ruleLink} from "./dom.js";
import {goTo, layout, live, room, scrolls} from "./board.js";
import {send} from "./line.js";
import {areaOf} from "./tray.js";

const REST = 350, HOLD = 450, LEAVE = 500, SLIP = 8, GAP = 12, EDGE = 6;  // milliseconds; pixels
const card = make("div", "", {id: "meaning", role: "status", hidden: true});
const marks = drawn("g", {id: "explained"});
let known = {}, waiting = [], timer = 0, leaving = 0, shown = null, held = null, swallow = false, walked = -1;

document.body.append(card);
live.append(marks);
card.onclick = () => hide();

// What is asked of the server is kept until the board is drawn anew.

function ask() {
  const plies = Number(live.dataset.plies), now = layout();
  if (known.plies === plies && known.layout === now) return Promise.resolve(known.told);
  if (!waiting.length && !send({do: "what", plies})) return Promise.resolve([]);
  return new Promise((resolve) => waiting.push(resolve));
}

export function hear(told) {
  known = told;
  for (const resolve of waiting.splice(0)) resolve(told.told);
}

live.addEventListener("drawn", () => {
  known = {};
  hide();
  if ($("meanings")?.open) fill();
});

// Where a thing lies, in the drawing's own measure: first what is live, then what is printed.

const liveAreas = (one) => one.ids.map($).filter((part) => live.contains(part)).map(areaOf).filter(({width}) => width);
const printed = (one) => one.areas.map(([x, y, width, height]) => ({x, y, width, height}));
const places = (one) => [...liveAreas(one), ...printed(one)];
const isListed = (one) => one.rules.length || places(one).length;  // what only helps to look may be away

// The smallest thing at a point: figures stand on spaces, tokens lie on tiles.
function under(at, meanings) {
  const holds = ({x, y, width, height}) => at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height;
  const size = ({area}) => area.width * area.height;
  for (const areas of [liveAreas, printed]) {
    const found = meanings.flatMap((one) => areas(one).filter(holds).map((area) => ({one, area})));
    if (found.length) return found.reduce((best, other) => size(other) < size(best) ? other : best);
  }
}

// The board, or a strip of it.
const drawingAt = (event) => event.target.closest?.("#strips svg") || (event.target.closest?.(".frame") && live);
const pointOf = ({clientX, clientY}, drawing) =>
  new DOMPoint(clientX, clientY).matrixTransform(drawing.getScreenCTM().inverse());

async function tellAt(event, drawing) {
  const found = under(pointOf(event, drawing), await ask());
  if (found) tell(found.one, found.area, drawing);
  else hide();
  return Boolean(found);
}

// The card

function tell(one, area, drawing = live) {
  stay();
  shown = {one, area, drawing};
  card.replaceChildren(...words(one));
  card.hidden = false;
  place(onScreen(area, drawing));
  mark(drawing === live ? [area] : []);
}

function words(one) {
  const rules = make("span", "", {className: "rules"});
  for (const number of one.rules) rules.append(ruleLink(number), " ");
  return [make("strong", one.name), make("span", ` ${one.text} `), rules];
}

function hide() {
  clearTimeout(timer);
  stay();
  card.hidden = true;
  shown = null;
  mark([]);
}

function mark(areas) {
  const around = ({x, y, width, height}) => drawn("rect", {x: x - 3, y: y - 3, width: width + 6, height: height + 6, rx: 7});
  marks.replaceChildren(...areas.map(around));
}

// What can be seen of an area.
function onScreen({x, y, width, height}, drawing) {
  const at = drawing.getScreenCTM(), edge = (drawing === live ? room : drawing).getBoundingClientRect();
  const left = Math.max(edge.left, at.a * x + at.e), top = Math.max(edge.top, at.d * y + at.f);
  const right = Math.min(edge.right, at.a * (x + width) + at.e), bottom = Math.min(edge.bottom, at.d * (y + height) + at.f);
  return {left, top, right, bottom};
}

// Beside the thing and inside the window, where it hides least of what may be chosen; over the thing
// only where there is no room around it.
function place({left, top, right, bottom}) {
  const {offsetWidth: wide, offsetHeight: high} = card;
  const fit = (value, size, whole) => Math.max(EDGE, Math.min(value, whole - size - EDGE));
  const middle = (left + right - wide) / 2, level = (top + bottom - high) / 2;
  const across = [middle, left - wide + GAP, right - GAP].map((at) => fit(at, wide, innerWidth));
  const down = [level, top - high + GAP, bottom - GAP].map((at) => fit(at, high, innerHeight));
  const spots = [
    ...across.flatMap((at) => [[at, top - GAP - high], [at, bottom + GAP]]),
    ...down.flatMap((at) => [[right + GAP, at], [left - GAP - wide, at]]),
  ].filter(([x, y]) => x === fit(x, wide, innerWidth) && y === fit(y, high, innerHeight));
  const lit = [...live.querySelectorAll("[data-lit]")].map((part) => part.getBoundingClientRect());
  const hides = ([x, y]) => lit.filter((one) => one.right > x && one.left < x + wide && one.bottom > y && one.top < y + high).length;
  const far = top + bottom > innerHeight ? EDGE : innerHeight - high - EDGE;
  const [x, y] = spots.reduce((best, spot) => best && hides(best) <= hides(spot) ? best : spot, null) || [across[0], far];
  card.style.left = `${x}px`;
  card.style.top = `${y}px`;
}

const isOn = (event) => {
  if (!shown || drawingAt(event) !== shown.drawing) return false;
  const at = pointOf(event, shown.drawing), {x, y, width, height} = shown.area;
  return at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height;
};

// A mouse that rests

addEventListener("pointermove", (event) => {
  if (event.pointerType === "mouse") point(event);
  else if (held && Math.hypot(event.clientX - held.clientX, event.clientY - held.clientY) > SLIP) release();
});

function point(event) {
  clearTimeout(timer);
  const drawing = !event.buttons && drawingAt(event);
  if (shown?.byPointer && !isOn(event) && !card.contains(event.target)) leaving ||= setTimeout(hide, LEAVE);
  else stay();
  if (drawing) timer = setTimeout(() => tellAt(event, drawing).then(pointed), REST);
}

function pointed(found) {
  if (found) shown.byPointer = true;
}

function stay() {
  clearTimeout(leaving);
  leaving = 0;
}

// A finger that is held

addEventListener("pointerdown", (event) => {
  swallow = false;
  if (card.contains(event.target)) return;
  hide();
  release();
  const drawing = event.pointerType !== "mouse" && event.isPrimary && drawingAt(event);
  if (drawing) hold(event, drawing);
}, true);

function hold(event, drawing) {
  held = event;
  timer = setTimeout(async () => {
    const told = await tellAt(event, drawing);
    swallow = told && held === event;
  }, HOLD);
}

function release() {
  clearTimeout(timer);
  held = null;
}

for (const kind of ["pointerup", "pointercancel"]) addEventListener(kind, release);

// The end of holding is no click, and opens no menu of the browser.
addEventListener("click", (event) => {
  if (swallow) event.stopImmediatePropagation();
  swallow = false;
}, true);

addEventListener("contextmenu", (event) => {
  if (held && drawingAt(event)) event.preventDefault();
});

room.addEventListener("scroll", () => shown?.byPointer && hide(), {passive: true});
addEventListener("resize", hide);

// Keys: on the board, i goes from thing to thing, I goes back

room.addEventListener("keydown", async (event) => {
  if (event.key.toLowerCase() !== "i" || event.ctrlKey || event.metaKey || event.altKey) return;
  const listed = (await ask()).filter((one) => places(one).length);
  if (!listed.length) return;
  walked = (walked + (event.shiftKey ? -1 : 1) + listed.length) % listed.length;
  const [area] = places(listed[walked]);
  bring(area);
  tell(listed[walked], area);
});

room.addEventListener("blur", hide);

function bring({y, height}) {
  if (scrolls()) goTo(y + height / 2, "instant");
}

addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  hide();
  if ($("meanings")?.open) shut();
});

// What this was fetched for.
export function begin(event) {
  if (event?.type === "pointermove" && event.pointerType === "mouse") point(event);
  else if (event?.type === "click") list();
}

// The list

const what = $("what");
let entries = [];

function dialog() {
  const made = make("dialog", "", {id: "meanings"});
  const close = make("button", "×", {className: "close", ariaLabel: what.dataset.close, onclick: shut});
  made.setAttribute("aria-labelledby", "meanings-title");
  made.append(close, make("h2", what.dataset.title, {id: "meanings-title"}), make("p", what.dataset.how, {className: "note"}), make("ul", ""));
  document.body.append(made);
  made.addEventListener("keydown", step);
  made.addEventListener("mouseleave", () => mark([]));
  made.addEventListener("click", (event) => event.target.closest("a") && shut());  // the rules open there
  return made;
}

async function list() {
  const open = $("meanings") || dialog();
  if (open.open) { shut(); return; }
  open.style.width = document.body.classList.contains("stacked") ? "" : `${document.querySelector(".side").offsetWidth}px`;
  open.show();
  what.setAttribute("aria-expanded", "true");
  await fill();
  entries[0]?.focus();
}

export function shut() {
  $("meanings").close();
  mark([]);
  what.setAttribute("aria-expanded", "false");
  what.focus();
}

async function fill() {
  const at = entries.indexOf(document.activeElement?.closest("#meanings li"));
  entries = (await ask()).filter(isListed).map(entry);
  $("meanings").querySelector("ul").replaceChildren(...entries);
  const now = entries[Math.max(0, at)];
  if (now) now.tabIndex = 0;
  if (at >= 0) now?.focus();
}

// Reading an entry marks its things on the board.
function entry(one) {
  const item = make("li", "", {tabIndex: -1});
  item.append(...words(one));
  item.onfocus = () => {
    for (const other of entries) other.tabIndex = other === item ? 0 : -1;
    const areas = places(one);
    mark(areas);
    if (areas.length) bring(areas[0]);
  };
  item.onmouseenter = () => mark(places(one));
  return item;
}

const STEPS = {ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity};

function step(event) {
  const at = entries.indexOf(event.target), far = STEPS[event.key];
  if (at < 0 || !far) return;
  event.preventDefault();
  entries[Math.max(0, Math.min(entries.length - 1, at + far))].focus();
}
