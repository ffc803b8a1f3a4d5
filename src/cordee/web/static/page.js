"use strict";
// Pages but the table: links are copied by a click, games are stepped through by arrow keys.
for (const button of document.querySelectorAll("[data-copy]")) {
  button.onclick = async () => {
    button.previousElementSibling.select();
    if (navigator.clipboard) await navigator.clipboard.writeText(button.dataset.copy);
    else document.execCommand("copy");
    button.textContent = button.dataset.done;
  };
}

const steps = {ArrowLeft: "prev", ArrowRight: "next", Home: "first", End: "last"};
addEventListener("keydown", (event) => {
  const link = document.querySelector(`a[rel=${steps[event.key] || "none"}]`);
  if (link && !event.ctrlKey && !event.metaKey && !event.altKey) link.click();
});
