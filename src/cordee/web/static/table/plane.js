// Looking about: a board larger than its picture is dragged, and arrows, lenses and its map lead elsewhere.
// The server draws what is looked at; until then the plane follows the finger.

import {$} from "./dom.js";
import {live, room, zoom} from "./board.js";

const SLIP = 8, STEP = 1.25;  // pixels that are no drag yet; how far a pinch goes for one step
let lookAt, from, moved, apart = 0;

export function start(look) {
  lookAt = look;
}

const way = (name) => $(`look-${name}`)?.querySelector("[data-look]")?.dataset.look;

function closer(factor, at) {
  const look = way(factor > 1 ? "nearer" : "farther");
  if (look) lookAt(look);
  else if (!$("look-nearer")) zoom(factor, at);
}

live.addEventListener("pointerdown", (event) => {
  const plane = event.target.closest("[data-plane]");
  moved = from = null;
  if (!plane || !event.isPrimary) return;
  const seen = plane.firstElementChild.getBoundingClientRect(), edge = room.getBoundingClientRect();
  // what the frame hides of it comes first
  from = {x: event.clientX, y: event.clientY, top: room.scrollTop, plane: plane.dataset.plane,
    above: Math.max(0, edge.top - seen.top), below: Math.max(0, seen.bottom - edge.bottom)};
});

addEventListener("pointermove", (event) => {
  if (!from || apart) return;
  const x = event.clientX - from.x, y = event.clientY - from.y;
  if (!moved && Math.hypot(x, y) < SLIP) return;
  const slid = Math.max(-from.below, Math.min(from.above, y)), scale = live.getScreenCTM().a;
  room.scrollTop = from.top - slid;
  moved = {x: x / scale, y: (y - slid) / scale};
  live.style.setProperty("--pan", `${moved.x}px ${moved.y}px`);
});

addEventListener("pointerup", () => {
  if (from && moved) {
    const [x, y, size] = from.plane.split(",");
    lookAt([Math.round(x - moved.x / size), Math.round(+y + moved.y / size), size].join());
  }
  from = null;
});

// Neither the end of a drag nor what leads elsewhere is a choice.
live.addEventListener("click", (event) => {
  const look = event.target.closest("[data-look]");
  if (look) lookAt(look.dataset.look);
  else if (live.querySelector('[data-look=""]') && !event.target.closest("[data-may]")) lookAt("");  // shut again
  if (moved || look) event.stopImmediatePropagation();
  moved = null;
}, true);

room.addEventListener("wheel", (event) => {
  if (!event.ctrlKey && !event.target.closest("[data-plane]")) return;
  event.preventDefault();
  closer(event.deltaY < 0 ? STEP : 1 / STEP, event);
}, {passive: false});

room.addEventListener("touchmove", (event) => {
  const [one, other] = event.touches;
  if (!other) return;
  event.preventDefault();
  const now = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
  apart ||= now;
  if (now < apart * STEP && now > apart / STEP) return;
  closer(now / apart, {clientX: (one.clientX + other.clientX) / 2, clientY: (one.clientY + other.clientY) / 2});
  apart = now;
}, {passive: false});

room.addEventListener("touchend", () => { apart = 0; });

const KEYS = {ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down", "+": "nearer", "-": "farther"};
room.addEventListener("keydown", (event) => {
  const look = way(KEYS[event.key]);
  if (!look) return;
  event.preventDefault();
  event.stopPropagation();
  lookAt(look);
});
