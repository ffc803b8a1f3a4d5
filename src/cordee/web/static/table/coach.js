// What whoever learns is told beside the board, and what it points at.

import {$, make, ruleLink} from "./dom.js";

const RULE = /\b([A-Z]\d{1,2})\b/;

// Paragraphs in which rules are links; nothing to say leaves the room to the board.
export function write(...texts) {
  $("coach-text").replaceChildren(...texts.filter(Boolean).map((text) => {
    const paragraph = make("p", "");
    paragraph.append(...text.split(RULE).map((part, nth) => nth % 2 ? ruleLink(part) : part));
    return paragraph;
  }));
  $("coach-text").scrollTop = 0;
}

export const sentenceOf = (text) => [...$("choices").children].find((button) => button.dataset.move === text);

// The board points at moves; so do their sentences, for what is not on the board.
export function pointAt(moves) {
  for (const old of document.querySelectorAll("[data-pointed]")) delete old.dataset.pointed;
  for (const {text, ids} of moves) {
    for (const part of [...ids.map($), sentenceOf(text)]) if (part) part.dataset.pointed = "";
  }
}
