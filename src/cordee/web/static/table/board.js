// The live board: what keeps its id keeps its element, so that it moves instead of jumping.

import {$, drawn, still, words} from "./dom.js";

export const live = $("live");
export const room = live.parentElement.parentElement;
const frame = live.parentElement;
let rolled = false, arranged, seen = "";

// Composition

const SIDE = 320, SHORT = 500, BAR = 60, FINGER = 44;
const SMALLEST = {wide: 0.6, tall: 0.86};  // below that, lettering is too small to read

// A wide board beside the column, a tall one beside it, or a tall one above it: by the window's shape.
export function layout() {
  const [, , width, height] = live.dataset.wide.split(" ");
  const scale = Math.min((innerWidth - SIDE) / width, (innerHeight - BAR) / height);
  return scale >= SMALLEST.wide ? "wide" : "tall";
}

// How the board is drawn for this window: its composition, and how large a finger is on it.
export const drawing = () => ({layout: layout(), finger: 4 * Math.ceil(FINGER / 4 / live.getScreenCTM().a)});

const stacked = () => layout() === "tall" && innerWidth < 390 * SMALLEST.tall + SIDE;

// Has the composition changed? Then its pieces are asked for.
export function arrange(changed) {
  const now = layout();
  document.body.classList.toggle("stacked", stacked());
  document.body.classList.toggle("short", innerHeight < SHORT);
  if (now !== frame.dataset.layout) compose(now);
  const {finger} = drawing();
  if (arranged === `${now} ${finger}`) return false;
  arranged = `${now} ${finger}`;
  changed();
  return true;
}

function compose(now) {
  const size = live.dataset[now];
  const [, , width, height] = size.split(" ");
  live.setAttribute("viewBox", size);
  document.documentElement.style.setProperty("--shape", `${width} / ${height}`);
  document.documentElement.style.setProperty("--ratio", width / height);
  frame.dataset.layout = now;
  $("scenery-image").src = words.scenery.replace("LAYOUT", now);
}

// What may be touched, or in the end who has won, is brought into sight, if the board is larger
// than its frame: once a question, and again when the window has changed; never while somebody types.
export function look(question, isSeen = () => false) {
  const now = `${question} ${arranged} ${innerWidth} ${innerHeight}`;
  if (now === seen || document.activeElement.closest("#talk")) return;
  seen = now;
  settled().then(() => bring(isSeen));
}

const BRIEF = 2000;  // milliseconds; what goes on for longer does not lead anywhere
const moving = () => live.getAnimations({subtree: true})
  .filter((one) => one.effect.getComputedTiming().endTime < BRIEF)
  .map((one) => one.finished);

// Once everything is where it belongs.
export const settled = () => new Promise(requestAnimationFrame).then(() => Promise.allSettled(moving()));

const SOUGHT = ["[data-pointed]", "[id^=die-][data-lit]", "[data-lit]", "#pieces:has(#celebration) #turn"];

export function bring(isSeen) {
  const found = SOUGHT.map((mark) => [...live.querySelectorAll(mark)].filter((part) => !isSeen(part)));
  const parts = found.find((some) => some.length) || [];
  if (parts.length) showParts(parts);
  else if (live.querySelector("[data-lit]")) room.scrollTo({top: 0});  // the tray shows all that is asked
}

// What has just moved is followed, unless somebody types.
export function follow(ids = []) {
  const found = ids.map($).find(Boolean) || live.querySelector("[data-moved]");
  if (found && !document.activeElement.closest("#talk")) show(found.getBoundingClientRect());
}

// Is the board larger than its frame?
export const scrolls = () => room.scrollHeight > room.clientHeight + 1 || room.scrollWidth > room.clientWidth + 1;

export function showAll(ids) {
  const parts = ids.map($).filter(Boolean);
  if (parts.length) showParts(parts);
}

// All of them, if they fit into the frame; else the one in the middle.
function showParts(parts) {
  const areas = parts.map((part) => part.getBoundingClientRect()), edge = room.getBoundingClientRect();
  const most = (side) => Math.max(...areas.map((area) => area[side]));
  const least = (side) => Math.min(...areas.map((area) => area[side]));
  const at = {top: least("top"), left: least("left"), bottom: most("bottom"), right: most("right")};
  const fits = at.bottom - at.top <= edge.height && at.right - at.left <= edge.width;
  show(fits ? at : areas[Math.floor(areas.length / 2)]);
}

function show(at) {
  const edge = room.getBoundingClientRect();
  if (!scrolls()) return;
  if (at.top >= edge.top && at.bottom <= edge.bottom && at.left >= edge.left && at.right <= edge.right) return;
  scroll((at.top + at.bottom) / 2, (at.left + at.right) / 2);
}

// So that a point of the window comes to the middle of the frame.
function scroll(y, x, behavior = still.matches ? "auto" : "smooth") {
  const {left, right, top, bottom} = room.getBoundingClientRect();
  room.scrollBy({top: y - (top + bottom) / 2, left: x === undefined ? 0 : x - (left + right) / 2, behavior});
}

// To a height of the drawing, in its own measure.
export function goTo(y, behavior) {
  const at = live.getScreenCTM();
  scroll(at.d * y + at.f, undefined, behavior);
}

// A closer look around a point of the window, and back.
const CLOSER = 1.7, CLOSEST = 3;
let near = 1;

export function zoom(factor, {clientX, clientY}) {
  const {left, top} = room.getBoundingClientRect(), before = frame.clientWidth;
  const x = clientX - left + room.scrollLeft, y = clientY - top + room.scrollTop;
  near = Math.max(1, Math.min(CLOSEST, near * factor));
  document.documentElement.style.setProperty("--near", near);
  $("zoom").setAttribute("aria-pressed", document.body.classList.toggle("near", near > 1));
  const grown = frame.clientWidth / before - 1;
  room.scrollBy({left: x * grown, top: y * grown, behavior: "instant"});
}

$("zoom").onclick = () => {
  const {left, right, top, bottom} = room.getBoundingClientRect();
  zoom(near > 1 ? 1 / near : CLOSER, {clientX: (left + right) / 2, clientY: (top + bottom) / 2});
};

// Pieces

export function draw(markup, how = {}) {
  rolled = Boolean(how.rolled);
  live.style.removeProperty("--pan");
  live.style.setProperty("--move", `${Math.min(350, how.lasts ?? 350)}ms`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${markup}</svg>`;
  const fresh = new DOMParser().parseFromString(svg, "image/svg+xml");
  if ($("what")) for (const hint of fresh.querySelectorAll("title")) hint.remove();
  merge($("pieces"), fresh.documentElement.firstElementChild);
  live.dataset.plies = how.plies;
  live.dispatchEvent(new Event("drawn"));
}

function merge(old, fresh) {
  if (old.isEqualNode(fresh)) return;
  for (const {name} of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const {name, value} of fresh.attributes) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  if (old.id && old.tagName === "text" && count(old, fresh.textContent)) return;
  const known = new Map([...old.children].filter((child) => child.id).map((child) => [child.id, child]));
  const kept = [...fresh.childNodes].map((child) => {
    const same = child.id && known.get(child.id);
    if (!same || same.tagName !== child.tagName) return tumble(document.importNode(child, true));
    merge(same, child);
    return same;
  });
  for (const child of [...old.childNodes]) if (!kept.includes(child)) child.remove();
  let place = old.firstChild;
  for (const child of kept) {
    if (child === place) place = place.nextSibling;
    else old.insertBefore(child, place);
  }
  tumble(old);
}

// A number that changes runs to what it is now.
export function count(part, text) {
  const from = Number(part.textContent), to = Number(text);
  if (still.matches || from === to || isNaN(from + to)) return false;
  const begun = performance.now(), long = Math.min(900, 120 * Math.abs(to - from));
  cancelAnimationFrame(part.counting);
  const step = (now) => {
    const done = Math.min(1, Math.max(0, now - begun) / long);
    part.textContent = Math.round(from + (to - from) * done);
    if (done < 1) part.counting = requestAnimationFrame(step);
  };
  part.counting = requestAnimationFrame(step);
  return true;
}

// Dice that fell anew.
function tumble(part) {
  if ((part.id || "").startsWith("die-") && rolled && !still.matches) {
    part.animate({translate: ["0 -46px", "0 7px", "0 -4px", "0 0"], opacity: [0.2, 1, 1, 1]},
      {duration: 300 + Math.random() * 200, easing: "ease-out"});
  }
  return part;
}

// What moved keeps a mark, and a dotted trail leads there from where it was.

export function mark(moved) {
  for (const part of live.querySelectorAll("[data-moved]")) delete part.dataset.moved;
  for (const {id} of moved) if ($(id)) $(id).dataset.moved = "";
  $("trails").replaceChildren(...moved.filter((one) => one.from).flatMap(({from: [x, y], to: [toX, toY]}) => [
    drawn("circle", {cx: x, cy: y, r: 6}),
    drawn("path", {d: `M${x},${y}Q${(x + toX) / 2 + (toY - y) / 8},${(y + toY) / 2 - Math.abs(toX - x) / 8} ${toX},${toY}`}),
  ]));
}
