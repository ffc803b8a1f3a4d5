// The line to the server: opened again whenever it breaks.

import {$, refuse, words} from "./dom.js";

const SILENCE = 40000;
let line, tries = 0, heard = 0, listener, drawing;

export const busy = (on) => $("decide").setAttribute("aria-busy", on);

export function send(message) {
  const open = line?.readyState === 1;
  if (open) line.send(JSON.stringify(message));
  return open;
}

export function connect(hear, how) {
  listener = hear;
  drawing = how;
  open();
}

function open() {
  const place = location.origin.replace("http", "ws");
  line = new WebSocket(`${place}${words.place}/socket?${new URLSearchParams(drawing())}`);
  line.onmessage = (event) => {
    heard = Date.now();
    listener(JSON.parse(event.data));
  };
  line.onopen = () => {
    tries = 0;
    heard = Date.now();
    refuse("");
  };
  line.onclose = lost;
}

function lost() {
  if (line) line.onclose = line.onmessage = line.onopen = null;
  refuse(words.lost);
  busy(false);
  setTimeout(open, Math.min(8000, 400 * 2 ** tries++));
}

// A line may be dead without saying so: a laptop was closed.
setInterval(() => {
  if (line?.readyState !== 1 || Date.now() - heard < SILENCE) return;
  line.close();
  lost();
}, 2000);
