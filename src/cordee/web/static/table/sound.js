// A soft bell when it is one's turn, a rattle of dice; off by one setting.

import {$} from "./dom.js";
import {setting} from "./settings.js";

let place;

function tone(pitch, at, long, volume) {
  const source = place.createOscillator(), gain = place.createGain(), now = place.currentTime + at;
  source.frequency.value = pitch;
  gain.gain.setValueAtTime(volume, now);
  gain.gain.exponentialRampToValueAtTime(0.001, now + long);
  source.connect(gain).connect(place.destination);
  source.start(now);
  source.stop(now + long);
}

function ready() {
  if (setting("sound") !== "on") return false;
  place ||= new AudioContext();
  return true;
}

export function ring(text) {
  if (!ready()) return;
  tone(440, 0, 0.5, 0.12);
  const may = window.Notification && Notification.permission === "granted";
  if (document.hidden && may) new Notification(text);
}

export function rattle() {
  if (ready()) for (let i = 0; i < 5; i++) tone(180 + 120 * Math.random(), i * 0.06, 0.05, 0.05);
}

export function knock() {
  if (ready()) tone(150, 0, 0.08, 0.06);
}

addEventListener("setting", (event) => {
  if (event.detail !== "sound" || setting("sound") !== "on" || !window.Notification) return;
  Notification.requestPermission();
});
