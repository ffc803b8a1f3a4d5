// Examples in the rules: little boards that are stepped through. Their lists tell the same in prose.

export function enliven(part) {
  for (const example of part.querySelectorAll("[data-example]")) begin(example);
}

async function begin(example) {
  const {example: path, version} = example.dataset;
  const answer = await fetch(`${path}.json?${version}`).catch(() => null);
  if (!answer?.ok) return;
  const {steps} = await answer.json();
  const caption = example.querySelector("figcaption");
  const [told, [back, on, where]] = [caption.querySelector("p"), caption.querySelector("div").children];
  const picture = (step) => `${path}-${step}.svg?${version}`;
  let at = 0;

  function go(step) {
    at = step;
    show(example.querySelector("svg"), picture(at));
    if (at < steps.length) new Image().src = picture(at + 1);  // it is there when it is asked for
    told.textContent = at ? steps[at - 1].text : "";
    where.textContent = `${at} / ${steps.length}`;
    back.disabled = at === 0;
    on.disabled = at === steps.length;
    const parts = [...example.querySelector("ul").children];
    parts.forEach((part, nth) => part.classList.toggle("now", at > 0 && nth === steps[at - 1].part));
  }

  back.onclick = () => go(at - 1);
  on.onclick = () => go(at + 1);
  go(0);
  delete caption.dataset.waiting;
}

// The old picture stays until the new one is there.
function show(board, address) {
  const old = board.lastElementChild, fresh = old.cloneNode();
  fresh.setAttribute("href", address);
  fresh.onload = () => {
    const [, ...drawn] = board.children;
    for (const older of drawn.slice(0, Math.max(0, drawn.indexOf(fresh)))) older.remove();
  };
  board.append(fresh);
}

enliven(document);
