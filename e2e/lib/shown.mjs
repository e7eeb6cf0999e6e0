// What a table shows besides its question: the log and notices about storage.
import assert from 'node:assert/strict';

/**
 * What the page shows: whether it is stuck, has failed or only follows another tab, the number of moves in the log (`far`), and its
 * newest lines, each with its moment. On a phone the log is elsewhere.
 */
export function shows(page) {
  return page.evaluate(() => {
    const there = selector => document.querySelector(selector) !== null;
    const lines = [...document.querySelectorAll('.log-line')].map(line => [Number(line.dataset.moment), line.textContent]);
    return {
      stuck: there('[data-stuck]'), failed: there('[data-failed]'), follows: there('[data-notice=read-only]'),
      far: Math.max(0, ...lines.map(([moment]) => moment)), lines,
    };
  });
}

/** Asserts that two looks at one table, in one page or in two, agree on the moments that both have. */
export function agree(one, two) {
  const of = ({ lines }, moment) => lines.filter(([other]) => other === moment).map(([, text]) => text);
  const known = new Set(two.lines.map(([moment]) => moment));
  // The oldest part of the log may be incomplete.
  const lowest = Math.min(...known, ...one.lines.map(([moment]) => moment));
  for (const [moment] of one.lines) {
    if (moment > lowest && known.has(moment)) assert.deepEqual(of(two, moment), of(one, moment), `move ${moment} is told alike`);
  }
}
