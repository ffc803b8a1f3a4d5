// A link to what is shown: phones share it, other browsers copy it.

import {words} from "./dom.js";

export async function copyLink(path, button) {
  const url = location.origin + path;
  if (navigator.share && matchMedia("(pointer: coarse)").matches) {
    await navigator.share({url, title: document.title}).catch(() => {});
    return;
  }
  if (!navigator.clipboard) { prompt("", url); return; }  // without https
  await navigator.clipboard.writeText(url);
  button.textContent = words.copied;
}
