// Use without a mouse: which element has the focus, and moving it with the Tab key.
import assert from 'node:assert/strict';

/** The element with the focus. */
export function focused(page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const data = { ...element.dataset };
    const style = getComputedStyle(element);
    return { tag: element.tagName.toLowerCase(), data, primary: element.classList.contains('primary'), outlined: style.outlineStyle !== 'none' || style.boxShadow !== 'none' || !!element.ownerSVGElement };
  });
}

/** Tabs to the first element that fits; fails if Tab passes all elements without finding it. */
export async function tabTo(page, fits, most = 150) {
  for (let count = 0; count < most; count += 1) {
    const now = await focused(page);
    if (now && fits(now)) return now;
    await page.keyboard.press('Tab');
  }
  assert.fail(`${most} times Tab did not reach it`);
}
