// Waits for conditions, never for a time.
import assert from 'node:assert/strict';

/** The interval at which a condition is checked, in milliseconds. */
const AGAIN = 20;

/** Asks until the answer is truthy and returns it, or nothing if that takes more than this many milliseconds. */
export async function soon(ask, timeout) {
  const end = Date.now() + timeout;
  for (;;) {
    const answer = await ask();
    if (answer || Date.now() >= end) return answer || null;
    await new Promise(resolve => setTimeout(resolve, AGAIN));
  }
}

/** Waits until something is true and returns it; fails with `what` (a text, or a function that returns one) if it never is. */
export async function until(ask, what, timeout = 10_000) {
  const answer = await soon(ask, timeout);
  if (!answer) assert.fail(`after ${timeout} ms: ${typeof what === 'function' ? await what() : what}`);
  return answer;
}

/** Waits until the page has drawn this many frames. */
export function frames(page, count = 2) {
  return page.evaluate(async count => { for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame); }, count);
}

/** Waits until all animations that run once have ended. */
export async function atRest(page) {
  await frames(page);
  await page.waitForFunction(() => document.getAnimations().every(animation => animation.playState !== 'running' || animation.effect?.getComputedTiming().endTime === Infinity));
}
