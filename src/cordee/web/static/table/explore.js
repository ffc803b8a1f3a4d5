// Exploring: what every move and every roll is worth, and the lines that were tried.

import {$, make, paint, words} from "./dom.js";
import {live} from "./board.js";
import * as choosing from "./choosing.js";
import {send} from "./line.js";
import {copyLink} from "./sharing.js";
import {skip} from "./showing.js";
import * as lines from "./lines.js";

const {body} = document, told = $("coach").dataset, list = $("prospects");
const STEP = 250, SOON = 200;  // milliseconds
const FEW = 24, FEWEST = 8, SEEN = 8, SURE = 2, UNSETTLED = 2;
const language = document.documentElement.lang;
const percent = new Intl.NumberFormat(language, {style: "percent", maximumFractionDigits: 0});
const fine = new Intl.NumberFormat(language, {style: "percent", maximumSignificantDigits: 2});
const count = new Intl.NumberFormat(language);
let state = {event: -1}, found = null, outcomes = null, all = false, waiting = 0, hovered = false, rounds = 0, placed = null;

// The page brings along where it began, and what was tried since.
const beginning = [...new URLSearchParams(location.search)].filter(([name]) => ["p", "ply", "players"].includes(name));
let line = new URLSearchParams(location.search).getAll("m");
const asked = () => new URLSearchParams([...beginning, ...line.map((text) => ["m", text])]);
export const resumed = () => [...asked()];

export function say(news) {
  const fresh = news.event !== state.event;
  state = news;
  const {explore} = news;
  line = explore.line.map((one) => one.text);
  history.replaceState(null, "", `${words.place}?${asked()}`);
  lines.note(explore.line);
  $("play-from").value = $("position-text").value = explore.position;
  $("throw").hidden = !explore.chance;
  $("play-on").hidden = explore.over;
  $("back").disabled = !line.length && explore.earlier === null;
  $("forth").disabled = lines.next() === undefined;
  if (fresh) {
    found = outcomes = null;
    rounds = 0;
    all = false;
    $("search").value = "";
    $("options").scrollTop = $("coach").scrollTop = 0;
    body.classList.remove("sheet");
  }
  paint($("game"), "--now", explore.seat);
  show();
  if (!found?.done) ask();
}

export function point() {
  shares();
}

function ask() {
  clearTimeout(waiting);
  if (!document.hidden) send({do: "think", known: outcomes ? state.event : 0});
}

export function hear(news) {
  if (news.is !== "prospects") return;
  if (news.event > state.event) return;  // what it is about is about to be shown
  if (news.event < state.event || !news.here) { ask(); return; }
  found = news;
  rounds++;
  if (news.outcomes) outcomes = brief(news.outcomes.map(([text, label, odds]) => ({text, label, odds})));
  show();
  shares();
  if (!news.done) waiting = setTimeout(ask, SOON);
}
document.addEventListener("visibilitychange", () => { if (found && !found.done) ask(); });

// What all outcomes begin with need not be read again and again.
function brief(listed) {
  if (listed.length <= 2) return listed;
  const [first, ...others] = listed.map((one) => one.label.split(" "));
  let same = first.findIndex((word, nth) => others.some((one) => one[nth] !== word));
  if (same < 0) same = 0;
  return listed.map((one) => ({...one, label: one.label.split(" ").slice(same).join(" ")}));
}

// What everybody may expect stands with the players.
function shares() {
  for (const [seat, item] of [...$("seats").children].entries()) {
    item.querySelector("em")?.remove();
    const [share, error] = found?.here[seat] || [];
    item.style.setProperty("--share", share ?? 0);
    if (share !== undefined) item.append(make("em", figure(share, error)));
  }
}

const figure = (share, error) => percent.format(share) + (error ? ` ±${Math.max(1, Math.round(100 * error))}` : "");

// Every move, the best first; every outcome, as one likes.

function options() {
  const known = state.explore.chance ? outcomes || [] : state.moves;
  return known.map((one, nth) => {
    const [share, error, looks] = found?.options[nth] || [];
    return {...one, share, error, looks, seen: looks === 0 || looks >= SEEN};
  });
}

const ORDERS = {
  likely: (one, other) => other.odds - one.odds,
  best: (one, other) => other.seen - one.seen || other.share - one.share,
  worst: (one, other) => other.seen - one.seen || one.share - other.share,
};

// A number stands before its word, “3 snow”; other words, each for one that the outcome has.
const split = (text) => text.toLowerCase().split(/[\s:;,.]+/).filter(Boolean);

function fits({label}) {
  const left = split(label), sought = split($("search").value);
  return sought.every((word, nth) => {
    const next = sought[nth + 1], pair = !isNaN(word) && isNaN(next) && next;
    const found = left.findIndex((one, at) => (isNaN(word) ? one.startsWith(word) : one === word) && (!pair || left[at + 1]?.startsWith(pair)));
    if (found >= 0) left[found] = "";
    return found >= 0;
  });
}

function show() {
  const {explore} = state, every = options();
  const chance = explore.chance, many = chance && every.length > FEW;
  $("sought").hidden = !many;
  const order = ORDERS[chance ? $("order").value : "best"];
  const sorted = every.filter((one) => !many || fits(one)).sort(order);
  const name = state.seats[explore.seat].name;
  $("about-options").textContent = explore.over ? "" : many && !sorted.length ? told.none : `${told.share} ${name}`;
  const shown = all || !many ? sorted : sorted.slice(0, body.classList.contains("stacked") ? FEWEST : FEW);
  $("more-options").hidden = shown.length === sorted.length;
  $("more-options").textContent = `${told.more} (${count.format(sorted.length)})`;
  const best = [...every].sort(ORDERS.best)[0];
  lay(shown.map((one) => item(one, best)));
  filter();
}

// What somebody points at, or has gone to by keyboard, stays where it is, once there are good figures;
// the focus that a new list was given goes along with its move.
function lay(items) {
  const old = new Map([...list.children].map((one) => [one.dataset.move, one]));
  const same = items.length === old.size && items.every((one) => old.has(one.dataset.move));
  const active = document.activeElement, focused = list.contains(active);
  const busy = (focused && active !== placed) || ((focused || hovered) && rounds > UNSETTLED);
  if (!same) {
    list.replaceChildren(...items);
    if (!focused) return;
    placed = list.querySelector("button");
    (placed || $("question")).focus();
    return;
  }
  for (const one of items) {
    const kept = old.get(one.dataset.move);
    if (kept.innerHTML !== one.innerHTML) fill(kept.firstChild, one.firstChild);
    kept.firstChild.style.setProperty("--share", one.firstChild.style.getPropertyValue("--share"));
    kept.className = one.className;
    if (!busy) list.append(kept);
  }
  if (focused && !busy) placed.focus({preventScroll: true});
}

const fill = (button, fresh) => button.replaceChildren(...fresh.childNodes);

function item(one, best) {
  const made = make("li", ""), button = make("button", "", {onclick: (event) => event.detail < 2 && play(one.text)});
  made.dataset.move = one.text;
  const label = make("span", one.label);
  if (one.hurts) label.prepend("⚠ ");
  button.append(label);
  if (one.odds) button.append(make("i", fine.format(one.odds), {title: told.odds}));
  if (one.seen) {
    button.style.setProperty("--share", one.share);
    button.append(make("b", one.looks ? figure(one.share, one.error) : percent.format(one.share)));
  }
  button.append(make("small", [notes(one, best), looked(one)].filter(Boolean).join(" · ")));
  made.append(button);
  made.className = one.text === state.explore.played ? "played" : "";
  return made;
}

const looked = ({looks, seen}) => looks === 0 ? told.certain : seen ? `${count.format(looks)} ${told.looks}` : told.unseen;

function notes(one, best) {
  const texts = one.text === state.explore.played ? [told.played] : [];
  if (!state.explore.chance && one.seen && best.seen && state.moves.length > 1) {
    const apart = best.share - one.share, noise = Math.hypot(one.error, best.error);
    if (one.text === best.text) texts.push(told.best);
    else if (apart <= SURE * noise) texts.push(told.equal);
  }
  return texts.join(" · ");
}

// What does not fit what is picked on the board is hidden here, too.
function filter() {
  const hidden = new Set([...$("choices").children].filter((one) => one.hidden).map((one) => one.dataset.move));
  for (const one of list.children) one.hidden = hidden.has(one.dataset.move);
}
for (const kind of ["click", "keydown"]) addEventListener(kind, () => setTimeout(filter));
list.onpointerenter = () => { hovered = true; };
list.onpointerleave = () => { hovered = false; show(); };
$("search").oninput = $("order").onchange = show;
$("more-options").onclick = () => { all = true; show(); };

// Trying, and going back

function play(text) {
  choosing.play(text);
}

const go = (keep, texts = []) => send({do: "go", keep, texts});
lines.start((path) => {
  const keep = path.findIndex((text, nth) => text !== line[nth]);
  go(keep < 0 ? path.length : keep, keep < 0 ? [] : path.slice(keep));
});

function roll() {
  if (!outcomes) return;
  let left = Math.random();
  play((outcomes.find(({odds}) => (left -= odds) < 0) || outcomes.at(-1)).text);
}

$("back").onclick = () => {
  if (line.length) go(line.length - 1);
  else location.assign(`${words.place}?ply=${state.explore.earlier}`);  // before that, the game went on as it did
};
$("forth").onclick = () => lines.next() !== undefined && go(line.length, [lines.next()]);
$("throw").onclick = roll;
$("copy-link").onclick = () => copyLink(`${words.place}?${asked()}`, $("copy-link"));
live.addEventListener("drawn", () => setTimeout(skip, STEP));  // one looks at where it leads

const KEYS = {ArrowLeft: $("back"), ArrowRight: $("forth")};
addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input,select,textarea,dialog,.board")) return;
  if (KEYS[event.key]) {
    event.preventDefault();
    KEYS[event.key].click();
  } else if (/^[1-9]$/.test(event.key)) {
    [...list.children].filter((one) => !one.hidden)[event.key - 1]?.firstChild.focus();
  }
});
