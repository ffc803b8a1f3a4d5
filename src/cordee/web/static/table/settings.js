// What somebody has chosen for themselves: kept by the browser, for all tables.
// A first visit may bring it along: ?pace=now

import {$} from "./dom.js";

const DEFAULTS = {pace: "normal", sound: "off", confirm: "small"};
const asked = new URLSearchParams(location.search);
const chosen = {}, memory = {};

export function kept(name) {
  try {
    return localStorage.getItem(`cordee-${name}`);
  } catch {
    return memory[name];  // a browser that keeps nothing
  }
}

export function keep(name, value) {
  memory[name] = value;
  try {
    localStorage.setItem(`cordee-${name}`, value);
  } catch { }
}

for (const name of Object.keys(DEFAULTS)) {
  const field = $(`set-${name}`);
  const known = (value) => [...field.options].some((option) => option.value === value);
  chosen[name] = [asked.get(name), kept(name)].find(known) || DEFAULTS[name];
  field.value = chosen[name];
  field.onchange = () => choose(name, field.value);
}

export const setting = (name) => chosen[name];

export function choose(name, value) {
  chosen[name] = $(`set-${name}`).value = value;
  keep(name, value);
  dispatchEvent(new CustomEvent("setting", {detail: name}));
}
