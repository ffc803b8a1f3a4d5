// Open tables, as they come and go: looked up every few seconds while somebody looks at the page.

const EVERY = 4000;  // milliseconds
const place = document.getElementById("tables");
let tag = "", timer = 0;

async function look() {
  clearTimeout(timer);
  if (document.hidden) return;
  try {
    const answer = await fetch(place.dataset.rows, {cache: "no-store", headers: tag ? {"If-None-Match": tag} : {}});
    if (answer.ok) {
      tag = answer.headers.get("ETag") || "";
      show(await answer.text());
    }
  } catch { /* the server is away: later */ }
  timer = setTimeout(look, EVERY);
}

// Only what has changed is replaced, so that nothing flickers and the focus stays.
function show(text) {
  const fresh = new DOMParser().parseFromString(text, "text/html").body;
  const rows = fresh.querySelector(".rows"), list = place.querySelector(".rows");
  const focused = place.contains(document.activeElement) ? selector(document.activeElement) : "";
  if (!rows || !list) {
    if (place.innerHTML.trim() !== fresh.innerHTML.trim()) place.replaceChildren(...fresh.childNodes);
  } else {
    const known = new Map([...list.children].map((row) => [row.id, row]));
    const wanted = [...rows.children].map((row) => {
      const old = known.get(row.id);
      return old && old.outerHTML === row.outerHTML ? old : row;
    });
    for (const row of known.values()) if (!wanted.includes(row)) row.remove();
    wanted.forEach((row, nth) => {
      if (list.children[nth] !== row) list.insertBefore(row, list.children[nth] || null);
    });
  }
  if (focused && !place.contains(document.activeElement)) place.querySelector(focused)?.focus();
}

function selector(link) {
  return `[id="${link.closest("li").id}"] ${link.matches(".button") ? "a.button" : "a"}`;
}

document.addEventListener("visibilitychange", look);
timer = setTimeout(look, EVERY);
