// One table: what the server tells is shown step by step, what somebody chooses is sent.

import {$, make, paint, refuse, words} from "./dom.js";
import * as board from "./board.js";
import * as choosing from "./choosing.js";
import * as line from "./line.js";
import * as people from "./people.js";
import * as showing from "./showing.js";
import * as sound from "./sound.js";
import "./fairness.js";

let state = {plies: 0};

function hear(told) {
  if (told.is !== "beat") line.busy(false);
  if ($("hint") && told.is !== "beat") $("hint").disabled = false;
  if (told.is === "table") showing.add(told);
  else if (told.is === "refused") {
    refuse(told.why, told.rule);
    if (told.key === "too-fast") people.unsaid();
  } else if (told.is === "hint" && told.plies === state.plies) hints(told);
}

function hints(told) {
  const best = make("li", words.chances, {className: "note", value: 0});
  $("hints").replaceChildren(best, ...told.moves.map((move) => {
    const item = make("li", "");
    const onclick = () => choosing.play(move.text);
    item.append(make("button", `${move.label} · ${move.share}`, {onclick}));
    return item;
  }));
}

function showStep(step, lasts) {
  if (step.pieces) board.draw(step.pieces, {rolled: step.rolled && lasts, lasts, mark: true});
  board.markMoves();
  people.log(step.lines);
  if (step.lines.length) $("last").textContent = step.lines.at(-1).text;
  if (lasts) (step.rolled ? sound.rattle : sound.knock)();
  document.body.classList.remove("mine");
}

// `more`: there is more to be shown before anybody is asked.
function showState(told, more) {
  const before = state, fresh = before.plies !== told.plies || before.mine !== told.mine;
  state = told;
  const mark = Boolean(told.steps.length);
  if (told.pieces) board.draw(told.pieces, {rolled: told.rolled && mark, mark});
  board.markMoves();
  people.log(told.log, told.whole);
  if (more) return;
  if (fresh) {
    $("hints").replaceChildren();
    refuse("");
  }
  document.body.dataset.plies = told.plies;
  document.body.classList.toggle("mine", told.mine);
  for (const stage of ["open", "playing", "over"]) document.body.classList.toggle(stage, told.stage === stage);
  document.title = told.title;
  $("about").textContent = told.about || "";
  $("question").textContent = told.question;
  $("news").replaceChildren(...(told.stage === "playing" && told.mine ? told.news : []).map((text) => make("li", text)));
  if (!told.mine && told.news.length) $("last").textContent = told.news.at(-1);
  if (told.turn !== null) paint($("game"), "--now", told.turn);
  $("undo").hidden = !told.undo;
  if ($("hint")) $("hint").hidden = !told.mine;
  $("after").hidden = told.stage !== "over";
  $("again").hidden = !told.own;
  $("again").textContent = words[told.next ? "next" : "again"];
  $("secret").textContent = told.secret || "";
  people.seats(told);
  choosing.offer(told, fresh);
  if (told.mine) board.look(told.plies);
  if (told.mine && !before.mine && before.event !== undefined) sound.ring(told.title);
}

showing.start(showStep, showState);
$("undo").onclick = () => line.send({do: "undo"});
$("skip").onclick = showing.skip;
if ($("hint")) $("hint").onclick = () => { $("hint").disabled = line.send({do: "hint"}); };

// On a phone the log and all moves open over the board.
for (const [id, name] of [["all", "sheet"], ["last", "drawer"]]) {
  $(id).onclick = () => $(id).setAttribute("aria-expanded", document.body.classList.toggle(name));
}

const arrange = () => board.arrange((layout) => line.send({do: "look", layout}));
addEventListener("resize", () => {
  if (!arrange() && state.mine) board.look(state.plies);
});
arrange();
line.connect(hear, board.layout);
