// A failed test leaves a picture and the log of the page.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';

/** A test file that fails with an open page. */
const failing = page => `
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, open } from ${JSON.stringify(page)};
let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());
test('Nothing is right', async () => {
  const page = await open(browser);
  await page.evaluate(() => console.log('said by the page'));
  assert.fail('as expected');
});
`;

test('a file that fails leaves a picture and a log', { timeout: 90_000 }, () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'strata-'));
  try {
    // Only files in folders of this name have the hooks.
    mkdirSync(path.join(folder, 'tests'));
    const file = path.join(folder, 'tests', 'wrong.mjs');
    writeFileSync(file, failing(new URL('../lib/page.mjs', import.meta.url).href));
    const kept = path.join(folder, 'kept');
    const { NODE_TEST_CONTEXT: _, ...env } = process.env;
    const ran = spawnSync(process.execPath, [file], { env: { ...env, STRATA_FAILURES: kept }, encoding: 'utf8' });
    assert.equal(ran.status, 1, ran.stdout + ran.stderr);
    assert.deepEqual(readdirSync(kept).sort(), ['wrong-nothing-is-right-1.log', 'wrong-nothing-is-right-1.png'], ran.stdout);
    assert.ok(statSync(path.join(kept, 'wrong-nothing-is-right-1.png')).size > 1000, 'a picture');
    const log = readFileSync(path.join(kept, 'wrong-nothing-is-right-1.log'), 'utf8');
    for (const part of ['test: wrong: Nothing is right', 'address: http', 'error: ', 'said by the page']) assert.ok(log.includes(part), `${part}:\n${log}`);
    assert.match(ran.stdout, /picture and log of the page: /);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
