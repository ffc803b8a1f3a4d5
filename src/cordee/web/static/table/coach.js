// Whoever learns is told what to do, and what came of it, beside the board.

import {$, make, ruleLink, words} from "./dom.js";
import {live} from "./board.js";
import {keep, kept} from "./settings.js";

const RULE = /\b([A-Z]\d{1,2})\b/;
const memory = `lesson-${words.game}-${$("coach").dataset.name}`, learned = `learned-${words.game}`;
let lesson = {right: []}, waiting = "";

// What was done before the line broke, or the page was loaded again.
export const resumed = () => JSON.parse(kept(memory) || "[]").map((text) => ["done", text]);

export function say(told) {
  const before = lesson.step;
  lesson = told.lesson;
  keep(memory, JSON.stringify(lesson.over ? [] : lesson.done));
  if (lesson.over) keep(learned, JSON.stringify([...known().add(lesson.name)]));
  $("learned").hidden = !lesson.over;
  tick();
  if (before === lesson.step) return;
  const explained = before !== undefined || lesson.over ? lesson.explained : "";
  waiting = explained ? lesson.said : "";
  write(explained || lesson.said);
}

function write(text) {
  $("coach-text").replaceChildren(...text.split(RULE).map((part, nth) => nth % 2 ? ruleLink(part) : part));
  $("coach-text").scrollTop = 0;
  $("go-on").hidden = !waiting;
  document.body.classList.toggle("coached", true);
}

$("go-on").onclick = () => {
  write(waiting, waiting = "");
  point();
  $("coach-text").focus();
};

// The board points at what is asked for; where that is not on the board, its sentence does.
export function point() {
  for (const old of document.querySelectorAll("[data-pointed]")) delete old.dataset.pointed;
  for (const {text, ids} of waiting ? [] : lesson.right) {
    for (const id of ids) if ($(id)) $(id).dataset.pointed = "";
    const sentence = [...$("choices").children].find((button) => button.dataset.move === text);
    if (sentence) sentence.dataset.pointed = "";
  }
}

const known = () => new Set(JSON.parse(kept(learned) || "[]"));

function tick() {
  const done = known();
  for (const item of $("lessons").querySelectorAll("[data-lesson]")) {
    item.classList.toggle("done", done.has(item.dataset.lesson));
  }
}

$("lesson-again").onclick = () => {
  keep(memory, "[]");
  location.reload();
};
