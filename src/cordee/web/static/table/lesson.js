// A lesson: what to do, what came of it, and the way to the next.

import {$, words} from "./dom.js";
import {bring} from "./board.js";
import {pointAt, write} from "./coach.js";
import {keep, kept} from "./settings.js";
import {holds} from "./tray.js";

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
  waiting = lesson.explained ? lesson.said : "";
  show(lesson.explained || lesson.said);
}

function show(text) {
  write(text);
  $("go-on").hidden = !waiting;
}

// First what came of it, then what to do next.
$("go-on").onclick = () => {
  const next = waiting;
  waiting = "";
  show(next);
  point();
  bring(holds);
  $("coach-text").focus();
};

export const point = () => pointAt(waiting ? [] : lesson.right);

export const hear = () => {};

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
