// Small helpers for the elements of a page.

export const $ = (id) => document.getElementById(id);

export const make = (tag, text, more = {}) =>
  Object.assign(document.createElement(tag), {textContent: text}, more);

export const paint = (part, name, seat) => part.style.setProperty(name, `var(--seat${seat})`);

const shown = {};

// Is this what was shown last? What has not changed keeps its buttons.
export const same = (what, value) => shown[what] === (shown[what] = JSON.stringify(value));

export const words = $("game").dataset;

export const ruleLink = (number) =>
  make("a", number, {href: `/rules/${words.game}#${number}`, target: "_blank", className: "rule"});

export function refuse(why, number) {
  $("refusal").replaceChildren(why, ...(number ? [" ", ruleLink(number)] : []));
}

export const still = matchMedia("(prefers-reduced-motion: reduce)");
