// A finished game, moment by moment, on the board it was played on.

import {$, make, refuse, words} from "./dom.js";
import * as board from "./board.js";
import {copyLink} from "./sharing.js";

const SECOND = 1000, AHEAD = 4;
const kept = new Map();
let plies = null, last = 0, at = 0, running = 0, place = "", compared = new Map();

// Is an earlier moment shown than the end?
export const isBack = () => plies !== null && at < last;

// The game is over: it can be looked at from any moment.
export async function open(total) {
  if (isBack()) go(at, place);
  if (plies) return;
  plies = [];
  last = at = total;
  plies = await told("");
  $("replay").hidden = $("again-from-start").disabled = false;
  $("to-explore").href = exploring(choice());
  $("slider").max = last;
  const asked = $("replay").dataset.ply;
  go(asked === "" ? last : +asked);
}

async function told(path) {
  const answer = await fetch(`/t/${words.table}/plies${path}`);
  if (!answer.ok) throw Error(answer.status);
  return answer.json();
}

function moment(ply) {
  const targets = compared.has(ply);
  const key = `/${ply}?${new URLSearchParams({...board.drawing(), at: place, targets})}`;
  if (!kept.has(key)) kept.set(key, told(key).catch(() => kept.delete(key) && null));
  return kept.get(key);
}

// Another part of the board, or another drawing of it.
export function look(where) {
  if (plies?.length) go(at, where);
}

// Moments at which it is shown what could be touched, and what of that is looked at.
export function showTargets(moments) {
  compared = moments;
  if (plies?.length) go(at, place);
}

// A moment that somebody asks for.
export function visit(ply) {
  if (!plies?.length) return;
  stop();
  go(ply);
}

async function go(ply, where = "") {
  const from = at;
  place = where;
  at = Math.max(0, Math.min(last, ply));
  const wanted = at, ahead = plies.slice(wanted, wanted + AHEAD);
  control();
  const shown = await moment(wanted);
  if (wanted !== at) return;  // somebody was faster
  if (!shown) { stop(); refuse(words.lost); return; }
  const step = plies[wanted - 1];
  board.draw(shown.pieces, {plies: wanted, rolled: step?.rolled && wanted === from + 1});
  board.mark(shown.marks);
  if (compared.has(wanted)) board.showAll(compared.get(wanted));
  else board.follow(shown.ids);
  [...$("seats").querySelectorAll("b")].forEach((number, nth) => { number.textContent = shown.scores[nth]; });
  $("about").textContent = shown.about;
  ahead.forEach((_, nth) => moment(wanted + nth + 1));
}

// Where other moves can be tried: at the last question of the game, once it is over.
const exploring = (ply) => `/t/${words.table}/explore?ply=${ply}`;
const choice = () => Math.max(0, plies.findLastIndex((one) => one.asked));

// The study stays the study.
function address() {
  const page = $("replay").dataset.from || (at === last ? "" : "replay");
  return `/t/${words.table}${page && `/${page}`}${at === last ? "" : `?ply=${at}`}`;
}

// Everything that says which moment this is.
function control() {
  $("slider").value = at;
  $("moment").textContent = `${at} / ${last}`;
  $("told").textContent = $("last").textContent = (plies[at - 1]?.lines || []).join(" ");
  $("earlier").disabled = at === 0;
  $("later").disabled = at === last;
  $("keep-svg").href = picture();
  $("keep-svg").download = name("svg");
  for (const link of document.querySelectorAll(".explore-here")) link.href = exploring(at === last ? choice() : at);
  history.replaceState(null, "", address());
  dispatchEvent(new CustomEvent("moment", {detail: at}));
  for (const line of $("log").querySelectorAll("[aria-current]")) line.removeAttribute("aria-current");
  const line = $("log").querySelector(`[data-ply="${at - 1}"]`);
  if (!line) return;
  line.setAttribute("aria-current", "step");
  $("log").scrollTop = line.offsetTop - $("log").offsetTop - $("log").clientHeight / 2;
}

// Moments at which a step may end: any, where somebody is asked, where a turn or a round begins.
const ENDS = {
  step: () => true,
  decision: (ply) => plies[ply].asked,
  turn: (ply) => plies[ply].seat !== plies[ply - 1].seat,
  round: (ply) => plies[ply].seat < plies[ply - 1].seat,
};

function neighbour(way) {
  const ends = ENDS[$("by").value];
  let ply = at + way;
  while (ply > 0 && ply < last && !ends(ply)) ply += way;
  return ply;
}

function step(way) {
  stop();
  go(neighbour(way));
}

function run() {
  if (running) { stop(); return; }
  if (at === last) go(0);
  const tick = () => {
    running = setTimeout(async () => {
      await go(neighbour(1));
      if (running && at < last) tick();
      else stop();
    }, SECOND / $("speed").value);
  };
  tick();
  show(true);
}

function stop() {
  clearTimeout(running);
  running = 0;
  show(false);
}

function show(runs) {
  $("run").textContent = runs ? "❚❚" : "▶";
  $("run").setAttribute("aria-pressed", runs);
}

// To keep or to share

const name = (ending) => `${words.game}-${words.table}-${at}.${ending}`;
const picture = () => `/t/${words.table}/picture?ply=${at}&layout=${board.layout()}&theme=light`;

async function keepPng() {
  const text = await (await fetch(picture())).text();
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
  await image.decode();
  const [, , width, height] = board.live.getAttribute("viewBox").split(" ").map(Number);
  const canvas = make("canvas", "", {width: 2 * width, height: 2 * height});
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  canvas.toBlob((blob) => {
    const href = URL.createObjectURL(blob);
    make("a", "", {href, download: name("png")}).click();
    setTimeout(() => URL.revokeObjectURL(href), SECOND);
  });
}


$("earlier").onclick = () => step(-1);
$("later").onclick = () => step(1);
$("run").onclick = run;
$("slider").oninput = () => { stop(); go($("slider").valueAsNumber); };
$("keep-png").onclick = keepPng;
$("copy-moment").onclick = () => copyLink(`/t/${words.table}/replay?ply=${at}`, $("copy-moment"));
$("again-from-start").onclick = () => { stop(); go(0); run(); };
$("log").addEventListener("click", (event) => {
  const line = event.target.closest("[data-ply]");
  if (line && !event.target.closest("a")) visit(+line.dataset.ply + 1);
});

const KEYS = {ArrowLeft: () => step(-1), ArrowRight: () => step(1), Home: () => go(0), End: () => go(last), " ": run};
addEventListener("keydown", (event) => {
  const elsewhere = event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input,select,button,a,summary");
  if (!plies?.length || elsewhere || !KEYS[event.key]) return;
  event.preventDefault();
  KEYS[event.key]();
});
