// One table: what the server tells is shown step by step, what somebody chooses is sent.

import {$, make, paint, refuse, words} from "./dom.js";
import * as board from "./board.js";
import * as choosing from "./choosing.js";
import {contribute} from "./contributing.js";
import * as landmarks from "./landmarks.js";
import * as line from "./line.js";
import * as people from "./people.js";
import * as plane from "./plane.js";
import * as showing from "./showing.js";
import * as sound from "./sound.js";
import * as tray from "./tray.js";

const {body} = document;
let state = {plies: 0, tray: [], landmarks: []}, replay, rules, advice, explaining;
const about = $("study") ? `${$("study-title").textContent} · ` : "";
const coach = $("coach") && await import(`./${$("coach").dataset.of}.js`);

function hear(told) {
  if (told.is !== "beat" && told.is !== "meanings") line.busy(false);
  if (told.is === "hint" || told.is === "refused") advice?.ready();
  contribute(told, line.send);
  if (told.is === "table") showing.add(told);
  else if (told.is === "meanings") explaining.hear(told);
  else if (told.is === "hint") told.plies === state.plies && advice?.advise(told, state.moves);
  else if (told.is !== "refused") coach?.hear(told);
  else if (!told.key.startsWith("given")) {
    refuse(told.why, told.rule);
    if (told.key === "too-fast") people.unsaid();
  }
}

function showStep(step, lasts) {
  if (step.pieces) board.draw(step.pieces, {plies: step.plies, rolled: step.rolled && lasts, lasts});
  board.mark(step.marks);
  if (lasts) board.follow();
  people.log(step.lines);
  if (step.lines.length) $("last").textContent = step.lines.at(-1).text;
  if (lasts) (step.rolled ? sound.rattle : sound.knock)();
  body.classList.remove("mine");
}

// `more`: there are steps still to be shown.
function showState(told, more) {
  const before = state, fresh = before.plies !== told.plies || before.mine !== told.mine;
  state = told;
  if (told.pieces && !replay?.isBack()) {
    board.draw(told.pieces, {plies: told.plies, rolled: told.rolled && told.steps.length});
    board.mark(told.marks);
  }
  people.log(told.log, told.whole);
  if (more) return;
  if (fresh) {
    advice?.forget();
    refuse("");
  }
  coach?.say(told);
  rules?.follow(told);
  body.dataset.plies = told.plies;
  body.classList.toggle("mine", told.mine);
  for (const stage of ["open", "playing", "over"]) body.classList.toggle(stage, told.stage === stage);
  document.title = about + told.title;
  $("about").textContent = told.about || "";
  $("question").textContent = told.question;
  $("news").replaceChildren(...(told.stage === "playing" && told.mine ? told.news : []).map((text) => make("li", text)));
  if (!told.mine && told.news.length) $("last").textContent = told.news.at(-1);
  if (told.turn !== null) paint($("game"), "--now", told.turn);
  if (told.stage === "closed") location.reload();  // the page says so, and leads home
  $("close").hidden = !told.close;
  $("undo").hidden = !told.undo;
  if ($("hint")) $("hint").hidden = !told.mine;
  $("after").hidden = told.stage !== "over";
  if (told.stage === "over") lookBack(told);
  if (told.next && !before.next) import("./ahead.js").then((ahead) => ahead.contribute(told.next));
  $("again").hidden = !told.own;
  $("again").textContent = words[told.next ? "next" : "again"];
  if (told.secret) $("secret").textContent = told.secret;
  $("last").textContent ||= $("log").lastElementChild?.firstChild.textContent ?? "";
  people.seats(told);
  tray.lay(told.tray);
  landmarks.mark(told.landmarks);
  choosing.offer(told, fresh);
  if (told.mine || told.end) board.look(told.plies, tray.holds);
  coach?.point();
  if (told.mine && !told.explore && !before.mine && before.event !== undefined) sound.ring(told.title);
}

// What only a finished game needs is fetched at its end.
async function lookBack(told) {
  (await import("./ending.js")).show(told);
  replay = await import("./replay.js");
  if ($("study")) await import("./study.js");
  replay.open(told.plies);
}

// What says what things are is fetched when somebody first points at the board, what hints need when
// somebody asks for one.
async function explain(event) {
  explaining ??= await import("./explaining.js");
  explaining.begin(event);
}
if ($("what")) {
  $("what").onclick = explain;
  if (matchMedia("(pointer: coarse)").matches) explain();  // a finger is not announced
  for (const kind of ["pointermove", "focusin"]) body.addEventListener(kind, explain, {once: true});
}

if ($("hint")) $("hint").onclick = async () => {
  advice ??= await import("./advice.js");
  advice.ask();
};

$("check-dice").onclick = async () => (await import("./fairness.js")).check();

showing.start(showStep, showState);
$("close").onclick = () => confirm(words.closing) && line.send({do: "close"});
$("undo").onclick = () => line.send({do: "undo"});
$("skip").onclick = showing.skip;

// On a phone the log and all moves open over the board.
for (const [id, name] of [["all", "sheet"], ["last", "drawer"]]) {
  $(id).onclick = () => $(id).setAttribute("aria-expanded", body.classList.toggle(name));
}

// The rules open beside the board, or at one of them; they are fetched when first asked for.
async function showRules(number) {
  rules ??= await import("./rules.js");
  rules.show(state, number);
}
$("rules-button").onclick = () => showRules();
addEventListener("keydown", (event) => {
  const elsewhere = event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input,select,textarea");
  if (event.key === "?" && !elsewhere) showRules();
});
addEventListener("click", (event) => {
  const link = event.target.closest?.("a.rule");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  showRules(link.textContent);
});

const look = (at = "") => {
  replay?.look(at);
  line.send({do: "look", at, ...board.drawing()});
};
const arrange = () => board.arrange(look);
plane.start(look);
addEventListener("resize", () => {
  const changed = arrange();
  tray.lay(state.tray);
  landmarks.mark(state.landmarks);
  if (!changed && (state.mine || state.end)) board.look(state.plies, tray.holds);
});
arrange();
line.connect(hear, () => [...Object.entries(board.drawing()), ...coach?.resumed() || []]);
