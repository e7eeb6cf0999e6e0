// Waits for conditions, never for a time.
import assert from 'node:assert/strict';

/** How often a condition is asked again, in milliseconds. */
const AGAIN = 20;

/** Asks until the answer is truthy and gives it back; nothing if it is still not after so many milliseconds. */
export async function soon(ask, timeout) {
  const end = Date.now() + timeout;
  for (;;) {
    const answer = await ask();
    if (answer || Date.now() >= end) return answer || null;
    await new Promise(resolve => setTimeout(resolve, AGAIN));
  }
}

/** Waits until something is true and gives it back; fails with `what` (a text, or a function that gives one) if it never is. */
export async function until(ask, what, timeout = 10_000) {
  const answer = await soon(ask, timeout);
  if (!answer) assert.fail(`after ${timeout} ms: ${typeof what === 'function' ? await what() : what}`);
  return answer;
}

/** Waits until the page has drawn so many pictures. */
export function frames(page, count = 2) {
  return page.evaluate(async count => { for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame); }, count);
}

/** Waits until everything on the page that moves once has come to rest. */
export async function atRest(page) {
  await frames(page);
  await page.waitForFunction(() => document.getAnimations().every(animation => animation.playState !== 'running' || animation.effect?.getComputedTiming().endTime === Infinity));
}
