// The positions of the words on a screen: finds text that overlaps other text, is cut off, or is covered.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Sizes of windows at which nothing may overlap, with what makes text larger: a class of the settings, or the browser's zoom. */
export const looks = [[1440, 900], [1024, 768], [390, 844], [844, 390]].flatMap(([width, height]) => [
  { name: `${width}×${height}`, width, height },
  { name: `${width}×${height} with larger text`, width, height, larger: true },
  { name: `${width}×${height} at 200 %`, width, height, zoom: 2 },
]);

/**
 * Shows the page in one of the `looks`. Zoom gives the page half the pixels in each direction, as a browser does. The minimum
 * is 320 pixels, as in WCAG 1.4.10, because below that no page is readable.
 */
export async function show(page, { width, height, larger = false, zoom = 1 }) {
  page.metrics ??= await page.context().newCDPSession(page);
  const size = { width: Math.max(320, width / zoom), height: Math.max(256, height / zoom) };
  await page.metrics.send('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor: zoom, mobile: false });
  await page.evaluate(larger => document.documentElement.classList.toggle('text-larger', larger), larger);
  await settled(page);
}

/** Waits until the layout follows the size of the window: boxes stay where they are for two frames. */
export function settled(page) {
  return page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const print = () => [...document.querySelectorAll('main, main *, dialog, .sheet, .board-art > g, .combat *')].slice(0, 400)
      .map(element => { const box = element.getBoundingClientRect(); return `${box.x},${box.y},${box.width},${box.height}`; }).join();
    await frame();
    for (let tries = 0, before = ''; tries < 60; tries += 1) {
      await frame();
      const now = print();
      if (now === before) return;
      before = now;
    }
  });
}

const inPage = readFileSync(fileURLToPath(new URL('text_boxes_in_page.js', import.meta.url)), 'utf8');

/** The faults of the text on the current screen, one per line; the screen must have some text. */
export async function textFaults(page) {
  const { wrong, count } = await page.evaluate(`(() => {\n${inPage}\nreturn faults();\n})()`);
  return count ? wrong : ['there is no text'];
}
