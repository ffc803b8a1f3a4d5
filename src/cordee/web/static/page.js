"use strict";
// Pages but the table: links are copied or shared by a click, and times are written as the reader's
// language and time zone have them.
const link = (button) => button.closest("section").querySelector(".link");

for (const button of document.querySelectorAll("[data-copy]")) {
  button.hidden = false;
  button.onclick = async () => {
    link(button).select();
    if (navigator.clipboard) await navigator.clipboard.writeText(link(button).value);
    else document.execCommand("copy");
    button.textContent = button.dataset.done;
  };
}

for (const button of document.querySelectorAll("[data-share]")) {
  button.hidden = !navigator.share;
  button.onclick = () => navigator.share({title: button.dataset.share, url: link(button).value})
    .catch(() => {});  // somebody thought better of it
}

const {lang} = document.documentElement;
const clock = new Intl.DateTimeFormat(navigator.languages.find((one) => one.startsWith(lang)) || lang, {
  dateStyle: "medium",
  timeStyle: "short",
});
for (const time of document.querySelectorAll("time[datetime]")) {
  time.textContent = clock.format(new Date(time.dateTime));
}
