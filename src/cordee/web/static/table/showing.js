// Every step is shown, one after the other, at the pace of whoever looks.

import {$} from "./dom.js";
import {setting} from "./settings.js";

const PACES = {slow: 2, normal: 1, fast: 0.4, now: 0};
const TURN = 2100, PART = 0.4, LONGEST = 1500, SHORTEST = 30;  // milliseconds

const queue = [];
let waiting = 0, left = TURN, turn = null, own = false, showStep, showState;

export function start(step, state) {
  showStep = step;
  showState = state;
}

export const isShowing = () => waiting !== 0 || queue.length > 0;

// A message of the server: its steps, then the state they lead to.
export function add(told) {
  const steps = told.steps || [];
  if (steps.length) steps.at(-1).pieces ??= told.pieces;  // the last one leads to the state itself
  for (const step of steps) queue.push({step});
  queue.push({state: told});
  if (!waiting) next();
}

// However many decisions a turn has, it takes about as long.
function duration(step) {
  if (step.seat !== turn) {
    if (turn !== null) own = false;
    turn = step.seat;
    left = TURN;
  }
  const pace = document.hidden ? 0 : PACES[setting("pace")];
  const more = queue.filter((other) => other.step?.seat === turn).length;
  const part = own ? PART : Math.max(PART, 0.75 / (more + 1));  // a short turn is to be seen, too
  const long = Math.max(SHORTEST, Math.min(LONGEST, left * part));
  left -= long;
  return long * pace;
}

function next() {
  waiting = 0;
  while (queue.length) {
    const {step, state} = queue.shift();
    if (state) {
      showState(state, queue.length > 0);
      continue;
    }
    const long = duration(step);
    showStep(step, long);
    if (long) {
      waiting = setTimeout(next, long);
      break;
    }
  }
  $("skip").hidden = !isShowing();
  document.body.classList.toggle("showing", isShowing());
}

// What somebody has just decided is shown at leisure, however long their turn has been.
export function decided() {
  turn = null;
  own = true;
}

// To the end, at once.
export function skip() {
  if (!isShowing()) return;
  clearTimeout(waiting);
  waiting = 0;
  for (const {step, state} of queue.splice(0)) {
    if (state) showState(state, false);
    else showStep(step, 0);
  }
  next();
}
