import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { companions, launchMeasuringBrowser } from '../bench/page/browser/launch.ts';
import { checkWithoutScript } from '../bench/page/run-checks.ts';
import { measureQuietLoad } from '../bench/page/load/quiet-load.ts';
import { measureSingleEarlyTap, measureTappedLoad } from '../bench/page/load/tapped-load.ts';
import { LOAD_DEFAULTS } from '../bench/page/load/throttled-page.ts';
import { type Folder, serveFolder } from '../bench/page/serve/serve-folder.ts';
import { LONG } from '../support/long.ts';

const DIALOG = '<dialog id=d><p>details</p></dialog>';
const ITEMS = `<ul>${'<li class=item>dish</li>'.repeat(5)}</ul>`;
const page = (body: string): string =>
  `<!doctype html><html lang=en><meta name=viewport content="width=device-width"><title>t</title><link rel=icon href="data:,">${body}`;

const FILES: Record<string, string> = {
  // Works from its first byte on.
  'early/index.html': page(`${ITEMS}<button id=b onclick="d.showModal()">open</button>${DIALOG}`),
  // Shows its items by script, after a task of 60 ms, and answers the third tap.
  'late/index.html': page(
    `<div id=root></div><button id=b>open</button>${DIALOG}<script type=module src=/assets/app-abcdefgh.js></script>`,
  ),
  'assets/app-abcdefgh.js': `document.querySelector('#root').innerHTML = '${ITEMS}';
    const end = performance.now() + 60; while (performance.now() < end);
    document.querySelector('#b').onclick = ({ target: { dataset } }) => {
      dataset.taps = 1 + Number(dataset.taps ?? 0);
      if (dataset.taps === '3') d.showModal();
    };`,
};

const goal = { tap: '#b', expect: 'dialog[open]' };
const options = { ...LOAD_DEFAULTS, cpu: 1, settle: 300, goal, tapTimeout: 100_000 };

describe.skipIf(!LONG)('the page-load harness', () => {
  let served: Folder;
  let browser: Browser;
  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'carta-page-load-'));
    for (const [name, text] of Object.entries(FILES)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    served = await serveFolder(folder);
    browser = await launchMeasuringBrowser();
    return async () => {
      await browser.close();
      await served.close();
      rmSync(folder, { recursive: true });
    };
  });

  it('measures paint, bytes by type and the latency of the throttle, in a browser that runs nothing beside the page', async () => {
    const answered = { tap: '#b', expect: '#b[data-taps]' };
    const run = await measureQuietLoad(browser, `${served.origin}/late/`, { ...options, goal: answered });
    expect(run.ttfb).toBeGreaterThanOrEqual(150);
    expect(run.fcp).toBeGreaterThan(150);
    expect(run.lcp).toBeGreaterThanOrEqual(run.fcp ?? Infinity);
    expect(run['bytes.script']).toBeGreaterThan(200);
    expect(run).toMatchObject({ 'bytes.image': 0, requests: 2, failed: 0 });
    expect(run.tbt).toBeGreaterThan(0);
    expect(run.longestTask).toBeGreaterThanOrEqual(60);
    expect(run.answerSettled).toBeGreaterThan(0);
    expect(await companions(browser)).toEqual([]);
  });

  it('finds a page that answers late to be usable late, and that it loses a single early tap', async () => {
    expect((await measureTappedLoad(browser, `${served.origin}/early/`, options)).tapWait).toBeGreaterThan(0);
    const { tapWait } = await measureTappedLoad(browser, `${served.origin}/late/`, options);
    expect(tapWait).toBeGreaterThanOrEqual(2 * options.tapInterval);
    expect(await measureSingleEarlyTap(browser, `${served.origin}/early/`, options)).toBeGreaterThan(0);
    expect(await measureSingleEarlyTap(browser, `${served.origin}/late/`, options)).toBeNull();
  });

  it('tells whether a menu is there without script', async () => {
    expect(await checkWithoutScript(browser, `${served.origin}/early/`, '.item')).toMatchObject({
      works: true,
      without: { visible: 5 },
    });
    expect(await checkWithoutScript(browser, `${served.origin}/late/`, '.item')).toMatchObject({ works: false });
  });
});
