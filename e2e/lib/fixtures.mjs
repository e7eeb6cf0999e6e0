// Saves that earlier versions wrote, from the folder `fixtures`.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The text of a save, by its name such as `cosmic-frog/just-begun`. */
export function fixture(name) {
  return readFileSync(fileURLToPath(new URL(`../../fixtures/saves/${name}.jsonl`, import.meta.url)), 'utf8');
}

/** An entry for a save in the list of tables, played by a person and bots. */
export function entryOf(key, text, more = {}) {
  const { game, setup } = JSON.parse(text.split('\n')[0]);
  const seats = setup.frogs ?? setup.players;
  const holders = seats.map((_, seat) => seat === 0 ? 'Person' : { Bot: 'calm' });
  return { key, game, holders, names: [], orders: [], when: 1_761_990_000_000, moves: 0, over: false, ...more };
}
