// Whoever looks at a finished game contributes to the dice of the next one before they go there:
// it may begin without waiting for them.

import * as contributing from "./contributing.js";

export function contribute(table) {
  const line = new WebSocket(`${location.origin.replace("http", "ws")}/t/${table}/socket`);
  line.onmessage = (event) => {
    const told = JSON.parse(event.data);
    if (told.is !== "table") return;
    if (told.dice) contributing.contribute(told, (message) => line.send(JSON.stringify(message)), table);
    else line.close();  // it has begun
  };
}
