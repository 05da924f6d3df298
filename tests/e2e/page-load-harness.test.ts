import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { companions, launchMeasuringBrowser } from '../bench/page/browser/launch.ts';
import { checkWithoutScript } from '../bench/page/checks/without-script.ts';
import { measureQuietLoad } from '../bench/page/load/quiet-load.ts';
import { measureSingleEarlyTap, measureTappedLoad } from '../bench/page/load/tapped-load.ts';
import { LOAD_DEFAULTS } from '../bench/page/load/throttled-page.ts';
import { type Folder, serveFolder } from '../bench/page/serve/serve-folder.ts';

const DIALOG = '<dialog id=d><p>details</p></dialog>';
const ITEMS = `<ul>${'<li class=item>dish</li>'.repeat(5)}</ul>`;
const page = (body: string): string =>
  `<!doctype html><html lang=en><meta name=viewport content="width=device-width"><title>t</title><link rel=icon href="data:,">${body}`;

const FILES: Record<string, string> = {
  // Works from its first byte on.
  'early/index.html': page(`${ITEMS}<button id=b onclick="d.showModal()">open</button>${DIALOG}`),
  // Shows its items by script, and listens late.
  'late/index.html': page(
    `<div id=root></div><button id=b>open</button>${DIALOG}<script type=module src=/assets/app-abcdefgh.js></script>`,
  ),
  'assets/app-abcdefgh.js': `document.querySelector('#root').innerHTML = '${ITEMS}';
    const end = performance.now() + 60; while (performance.now() < end);
    setTimeout(() => { document.querySelector('#b').onclick = () => d.showModal(); }, 1500);`,
};

const goal = { tap: '#b', expect: 'dialog[open]' };
const options = { ...LOAD_DEFAULTS, cpu: 1, settle: 300, goal, tapTimeout: 8000 };

let folder: string;
let served: Folder;
let browser: Browser;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'carta-page-load-'));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  served = await serveFolder(folder);
  browser = await launchMeasuringBrowser();
});
afterAll(async () => {
  await browser.close();
  await served.close();
  rmSync(folder, { recursive: true });
});

it('measures paint, bytes by type and the latency of the throttle', async () => {
  const run = await measureQuietLoad(browser, `${served.origin}/late/`, { ...options, settle: 2500 });
  expect(run.ttfb).toBeGreaterThanOrEqual(150);
  expect(run.fcp).toBeGreaterThan(150);
  expect(run.lcp).toBeGreaterThanOrEqual(run.fcp ?? Infinity);
  expect(run['bytes.script']).toBeGreaterThan(200);
  expect(run).toMatchObject({ 'bytes.image': 0, requests: 2, failed: 0 });
  expect(run.tbt).toBeGreaterThan(0);
  expect(run.longestTask).toBeGreaterThanOrEqual(60);
  expect(run.answerSettled).toBeGreaterThan(0);
});

it('finds a page that listens late to be usable late, and that it loses a single early tap', async () => {
  const early = await measureTappedLoad(browser, `${served.origin}/early/`, options);
  const late = await measureTappedLoad(browser, `${served.origin}/late/`, options);
  expect(late.tapWait).toBeGreaterThan((early.tapWait ?? Infinity) + 500);
  expect(await measureSingleEarlyTap(browser, `${served.origin}/early/`, options)).not.toBeNull();
  expect(await measureSingleEarlyTap(browser, `${served.origin}/late/`, options)).toBeNull();
});

it('tells whether a menu is there without script', async () => {
  expect(await checkWithoutScript(browser, `${served.origin}/early/`, '.item')).toMatchObject({
    works: true,
    without: { visible: 5 },
  });
  expect(await checkWithoutScript(browser, `${served.origin}/late/`, '.item')).toMatchObject({ works: false });
});

it('has a browser that runs nothing beside the page', async () => {
  const context = await browser.newContext();
  await (await context.newPage()).goto('about:blank');
  await sleep(500);
  expect(await companions(browser)).toEqual([]);
  await context.close();
});
