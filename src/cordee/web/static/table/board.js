// The live board: what keeps its id keeps its element, so that it moves instead of jumping.

import {$, still, words} from "./dom.js";

export const live = $("live");
const frame = live.parentElement;
let rolled = false, marking = false, arranged, seen = "";

// Composition

const SIDE = 320, SHORT = 500;

// A wide board beside the column, a tall one beside it, or a tall one above it: by the window's shape.
export function layout() {
  const {innerWidth: width, innerHeight: height} = window;
  return width >= 1.15 * height && height >= SHORT ? "wide" : "tall";
}

const stacked = () => layout() === "tall" && innerWidth < 390 * 0.86 + SIDE;

// Has the composition changed? Then its pieces are asked for.
export function arrange(changed) {
  const now = layout();
  document.body.classList.toggle("stacked", stacked());
  document.body.classList.toggle("short", innerHeight < SHORT);
  if (now === arranged) return false;
  arranged = now;
  const size = live.dataset[now];
  const [, , width, height] = size.split(" ");
  live.setAttribute("viewBox", size);
  document.documentElement.style.setProperty("--shape", `${width} / ${height}`);
  document.documentElement.style.setProperty("--ratio", width / height);
  frame.dataset.layout = now;
  $("scenery-image").src = words.scenery.replace("LAYOUT", now);
  changed(now);
  return true;
}

// What may be touched is brought into sight, if the board is larger than its frame: once a
// question, and again when the window has changed; never while somebody types.
export function look(question) {
  const now = `${question} ${arranged} ${innerWidth} ${innerHeight}`;
  if (now === seen || document.activeElement.closest("#talk")) return;
  seen = now;
  requestAnimationFrame(() => Promise.allSettled(moving()).then(bring));
}

const BRIEF = 2000;  // milliseconds; what goes on for longer does not lead anywhere
const moving = () => live.getAnimations({subtree: true})
  .filter((one) => one.effect.getComputedTiming().endTime < BRIEF)
  .map((one) => one.finished);

function bring() {
  const part = live.querySelector("[id^=die-][data-lit]") || live.querySelector("[data-lit]");
  const room = frame.parentElement;
  if (!part || room.scrollHeight <= room.clientHeight + 1) return;
  const {top, bottom} = part.getBoundingClientRect(), edge = room.getBoundingClientRect();
  if (top >= edge.top && bottom <= edge.bottom) return;
  const middle = (top + bottom) / 2 - (edge.top + edge.bottom) / 2;
  room.scrollBy({top: middle, behavior: still.matches ? "auto" : "smooth"});
}

// Pieces

export function draw(markup, how = {}) {
  rolled = Boolean(how.rolled);
  marking = Boolean(how.mark);
  live.style.setProperty("--move", `${Math.min(350, how.lasts ?? 350)}ms`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${markup}</svg>`;
  const fresh = new DOMParser().parseFromString(svg, "image/svg+xml");
  merge($("pieces"), fresh.documentElement.firstElementChild);
}

function merge(old, fresh) {
  if (old.isEqualNode(fresh)) return;
  if (marking && isFigure(old) && old.getAttribute("transform") !== fresh.getAttribute("transform")) {
    moved.add(old.id);
  }
  for (const {name} of [...old.attributes]) {
    if (!fresh.hasAttribute(name) && name !== "data-moved") old.removeAttribute(name);
  }
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

// What moved since one's own last decision keeps a mark.

const moved = new Set();
const isFigure = (part) => part.classList.contains("ck-piece") && !part.id.startsWith("die-");

export function forgetMoves() {
  moved.clear();
  markMoves();
}

export function markMoves() {
  for (const part of live.querySelectorAll("[data-moved]")) {
    if (!moved.has(part.id)) delete part.dataset.moved;
  }
  for (const id of moved) if ($(id)) $(id).dataset.moved = "";
}
