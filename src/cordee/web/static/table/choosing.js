// Choosing a move: by what is touched on the board, by its sentence, by keys.

import {$, make, refuse, same, words} from "./dom.js";
import {live, mark} from "./board.js";
import {busy, send} from "./line.js";
import {setting} from "./settings.js";
import {decided, isShowing, skip} from "./showing.js";
import * as tray from "./tray.js";

const coarse = matchMedia("(pointer: coarse)");
const THUMB = 44;
let state = {plies: 0, moves: []}, picked = [], group = "";

export function offer(told, fresh) {
  state = told;
  if (fresh) {
    picked = [];
    group = "";
  }
  choices();
}

let hesitating = false;
export const hesitate = (on) => { hesitating = on; };

export function play(text, sure = !hesitating) {
  mark([]);
  decided();
  if (send({do: "move", plies: state.plies, text, sure})) busy(true);
  else refuse(words.lost);
}

// Equal dice stand for each other: how many of a kind are picked counts.
const kind = (id) => state.alike?.[id] || id;
const number = (ids, one) => ids.filter((id) => kind(id) === kind(one)).length;
const within = (ids, others) => ids.every((id) => number(ids, id) <= number(others, id));
const fitting = (ids = picked) => state.moves.filter((move) => within(ids, move.ids));

function touchable(moves) {
  const kinds = new Set(moves.flatMap((move) => move.ids).map(kind));
  return [...kinds, ...Object.keys(state.alike || {}).filter((id) => kinds.has(kind(id)))];
}

// The one move that is all of what is picked and nothing more.
function exact() {
  const whole = fitting().filter((move) => move.ids.length === picked.length);
  return whole.length === 1 ? whole[0] : null;
}

// A long list is sorted by how a move begins: a die, a card.
function groups(moves) {
  const long = moves.length > 8 && !picked.length ? moves : [];
  const names = [...new Set(long.map((move) => move.group))].filter(Boolean);
  if (!names.includes(group)) group = "";
  $("decide").classList.toggle("grouped", names.length > 1 && !group);
  if (same("groups", [names, group])) return;
  $("groups").replaceChildren(...names.map((name) => {
    const onclick = () => { group = name === group ? "" : name; choices(); };
    return make("button", name, {ariaPressed: name === group, onclick});
  }));
}

// Every legal move has its button; hidden, if it does not fit what is picked.
function buttons() {
  if (same("choices", [state.plies, state.moves])) return;
  $("all").dataset.count = state.moves.length;
  const focused = $("decide").contains(document.activeElement);
  $("choices").replaceChildren(...state.moves.map((move) => {
    const button = make("button", move.label);
    if (move.hurts) button.prepend("⚠ ");
    button.dataset.move = move.text;
    button.dataset.ids = move.ids.join(" ");
    button.onclick = (event) => event.detail < 2 && play(move.text);  // twice is once
    return button;
  }));
  if (focused && !$("decide").contains(document.activeElement)) {
    ($("choices").firstChild || $("question")).focus();
  }
}

function choices() {
  const fit = fitting();
  groups(fit);
  buttons();
  const moves = fit.filter((move) => !group || move.group === group);
  const chosen = picked.length ? exact() : null;
  for (const [nth, button] of [...$("choices").children].entries()) {
    const move = state.moves[nth];
    button.hidden = !moves.includes(move);
    button.className = (move.hurts ? "hurts " : "") + (move === chosen ? "chosen" : "");
  }
  const flag = (name, ids) => {
    for (const old of live.querySelectorAll(`[data-${name}]`)) delete old.dataset[name];
    for (const id of ids) if ($(id)) $(id).dataset[name] = "";
  };
  flag("may", touchable(state.moves));
  flag("lit", touchable(moves).filter((id) => fitting([...picked, id]).length));
  flag("picked", picked);
  const preview = state.preview?.[[...picked].sort().join(" ")] || {};
  for (const [id, text] of Object.entries(preview)) $(id).textContent = text;
  tray.light();
}

function drop() {
  picked = [];
  group = "";
  choices();
}

live.addEventListener("click", (event) => {
  touch(event, document.elementsFromPoint(event.clientX, event.clientY));  // figures stand on what is lit
});

$("strips").addEventListener("click", (event) => touch(event, tray.under(event)));

function touch(event, under) {
  if (isShowing()) { skip(); return; }
  const at = (mark) => under.map((one) => one.closest(mark)).find(Boolean);
  const part = at("[data-lit],[data-picked]") || (picked.length && at("[data-may]"));
  if (event.detail > 1 && !picked.length) return;  // the second click of two
  if (!part) { drop(); return; }
  const again = picked.includes(part.id);
  if (again && exact()) { play(exact().text); return; }
  if (again) picked = picked.filter((id) => id !== part.id);
  else pick(part.id);
  const [move, more] = fitting();
  if (!again && !more && !confirmed(part, move)) { play(move.text); return; }
  if (!again && !more) picked = [...move.ids];
  choices();
}

// One more, or instead of one of its sort, or of all.
function pick(id) {
  const sort = (one) => one.replace(/[-\d_]+$/, "");
  const tries = [[...picked, id], [...picked.filter((one) => sort(one) !== sort(id)), id]];
  picked = tries.find((ids) => fitting(ids).length) || [id];
}

// Is a second touch asked for? Where a finger is too large, or a move hurts.
function confirmed(part, move) {
  if (setting("confirm") !== "small") return setting("confirm") === "always";
  const {width, height} = part.getBoundingClientRect();
  return coarse.matches && (Math.min(width, height) < THUMB || Boolean(move.hurts));
}

// Escape drops what is picked, numbers pick a sentence, Enter plays.
addEventListener("keydown", (event) => {
  const typing = event.target.closest("input,select,textarea,dialog");
  if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
  if (isShowing() && ["Escape", " ", "Enter"].includes(event.key)) {
    event.preventDefault();
    skip();
  } else if (event.key === "Escape") {
    document.body.classList.remove("sheet", "drawer");
    drop();
  }
  else if (event.key === "Enter" && picked.length && exact() && !event.target.closest("button,a")) play(exact().text);
  else if (/^[1-9]$/.test(event.key)) {
    const button = [...$("choices").children].filter((one) => !one.hidden)[event.key - 1];
    if (button) button.focus();
  }
});

$("decide").addEventListener("keydown", (event) => {
  if (event.repeat && event.key === "Enter") event.preventDefault();
});
