// Records failed tests: for each open page a picture and its log, in a folder below `target`.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = process.env.STRATA_FAILURES ?? path.join(root, 'target/browser-failures');
const file = path.basename(process.argv[1] ?? 'script', '.mjs');
const pages = new Set();
let test = 'no-test', count = 0;

/** Keeps a log of everything that a page says, and remembers the page until it is closed. */
export function logged(page) {
  page.log = [];
  const note = line => page.log.push(`${new Date().toISOString()} ${line}`);
  page.on('console', message => note(`console ${message.type()}: ${message.text()} (${message.location().url})`));
  page.on('pageerror', error => note(`error: ${error.stack ?? error.message}`));
  page.on('worker', worker => {
    note(`worker begins: ${worker.url()}`);
    worker.on('console', message => note(`worker ${message.type()}: ${message.text()}`));
    worker.on('close', () => note('worker ends'));
  });
  page.on('framenavigated', frame => { if (frame === page.mainFrame()) note(`goes to ${frame.url()}`); });
  page.on('requestfailed', request => note(`request failed: ${request.url()} ${request.failure()?.errorText ?? ''}`));
  page.on('response', response => { if (response.status() >= 400) note(`${response.status()} for ${response.url()}`); });
  page.on('crash', () => note('the page crashed'));
  pages.add(page);
  page.on('close', () => pages.delete(page));
}

/** Writes the log of a page and a picture of it, and says where they are. Once for each page. */
export async function record(page, error) {
  if (!pages.delete(page)) return;
  count += 1;
  mkdirSync(folder, { recursive: true });
  const slug = test.toLowerCase().replace(/[^a-z0-9]+/g, '-').slice(0, 60).replace(/^-|-$/g, '');
  const name = path.join(folder, `${file}-${slug}-${count}`);
  const about = [`test: ${file}: ${test}`, `address: ${page.url()}`, `error: ${error?.stack ?? error ?? 'unknown'}`, '', 'what the page said:', ...page.log];
  writeFileSync(`${name}.log`, `${about.join('\n')}\n`);
  for (const line of page.errors ?? []) console.log(`  the page: ${line}`);
  await page.screenshot({ path: `${name}.png`, timeout: 5000 }).catch(() => {});
  console.log(`  picture and log of the page: ${name}.png, .log`);
}

// Only test files have tests, and with them the hooks before and after a test.
if (/[\\/](tests|campaign)[\\/]/.test(process.argv[1] ?? '')) {
  beforeEach(context => { test = context.name; });
  afterEach(async context => {
    if (context.passed === false) for (const page of [...pages]) await record(page, context.error);
  });
}
