// Asks axe-core whether a screen can be used by everybody.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The serious and critical violations on the current screen, one per line. */
export async function violations(page) {
  // Evaluated and not added as a script, because the page's policy allows no scripts from elsewhere.
  await page.evaluate(source);
  const found = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ['violations'] }));
  const grave = found.violations.filter(violation => ['serious', 'critical'].includes(violation.impact));
  return grave.map(violation => {
    const where = violation.nodes.slice(0, 4).map(node => `${node.target.join(' ')} {${(node.any[0] ?? node.all[0] ?? node.none[0])?.message ?? ''}}`);
    return `${violation.impact} ${violation.id} (${violation.nodes.length}): ${violation.help}: ${where.join(' | ')}`;
  });
}
