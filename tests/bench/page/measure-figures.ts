import { fileURLToPath } from 'node:url';
import { cpus, loadavg } from 'node:os';
import type { Browser } from 'playwright-core';
import { readSite } from '../../../server/read-site.ts';
import { violations } from '../../support/violations.ts';
import { ready, launchBrowser, openPhoneIn } from '../../support/browser.ts';
import { installPrograms } from '../../support/programs.ts';
import { serveSite } from '../../support/serve-site.ts';
import { type Finding, validateHtml } from '../../support/validate-html.ts';
import { launchMeasuringBrowser } from './browser/launch.ts';
import { buildSizesInto, SIZES } from './build-site.ts';
import { type CheckedPage, runChecks } from './run-checks.ts';
import { readBudget } from './figures/budget.ts';
import type { ComparedPage } from './figures/compare.ts';
import { runLighthouse, type Scores } from './lighthouse/run-lighthouse.ts';
import { answerRows } from './load/answers.ts';
import { measureRounds } from './load/measure-rounds.ts';
import { type LoadedScript, scriptsUntilIdle } from './load/scripts-until-idle.ts';
import { LOAD_DEFAULTS } from './load/throttled-page.ts';
import { MEASURED_PAGES } from './measured-pages.ts';
import { showProgress } from './progress.ts';
import { serveFolder } from './serve/serve-folder.ts';
import type { FigureRow } from './table/figure-row.ts';
import { checkRows, loyaltyRow, metricRows } from './table/page-rows.ts';
import { axeRow, lighthouseRow, sizeRow, validatorRow } from './table/site-rows.ts';

export type Figures = {
  /** When, on what and how it was measured. */
  readonly conditions: string;
  readonly rows: readonly FigureRow[];
  /** What is not perfect, in detail. */
  readonly remarks: readonly string[];
};

/** Folders: the built site, the limit pages, and where the site with the two sizes of menu goes. */
type Request = { readonly site: string; readonly limits: string; readonly sizes: string; readonly rounds: number };

/** The first dish in sight that opens a popup, on the page as on its limit page. */
const GOAL = { tap: 'li.item h3 button', expect: 'dialog[open]' };
const ITEMS = 'li.item';
const LIGHTHOUSE_RUNS = 5;

/** Measures everything that the table holds. */
export async function measureFigures(request: Request): Promise<Figures> {
  const browser = await launchMeasuringBrowser();
  try {
    const { pages, sizes, answers } = await measureLoads(browser, request);
    const version = browser.version();
    const load = loadavg()[2]?.toFixed(1);
    const quality = await measureQuality(request.site);
    const [processor] = cpus();
    return {
      conditions:
        `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${processor?.model.trim()}, load ${load}, Chromium ${version}; ` +
        `medians of ${request.rounds} rounds on an emulated phone (slow 4G, processor 4 times slower, cold cache), each round beside the hand-written limit page:`,
      rows: [
        ...metricRows(readBudget(new URL('budget.json', import.meta.url)), pages),
        ...answers,
        ...checkRows(pages),
        sizeRow(sizes),
        ...quality.rows,
      ],
      remarks: quality.remarks,
    };
  } finally {
    await browser.close();
  }
}

async function measureLoads(
  browser: Browser,
  { site, limits, sizes, rounds }: Request,
): Promise<{ pages: CheckedPage[]; sizes: ComparedPage[]; answers: FigureRow[] }> {
  const options = { ...LOAD_DEFAULTS, goal: GOAL, items: ITEMS, rounds, onProgress: showProgress };
  await buildSizesInto(sizes);
  const [app, limit, sized] = await Promise.all([site, limits, sizes].map((folder) => serveFolder(folder)));
  if (!app || !limit || !sized) throw new Error('three folders were to be served');
  try {
    const pages: CheckedPage[] = [];
    for (const { name, path } of MEASURED_PAGES) {
      const [, measured] = await measureRounds(
        browser,
        [
          { name: `limit of ${name}`, url: `${limit.origin}/cartasqr${path}` },
          { name, url: `${app.origin}/cartasqr${path}` },
        ],
        options,
      );
      if (measured) pages.push(await runChecks(browser, measured, options));
    }
    const named = SIZES.map(({ name }) => ({ name, url: `${sized.origin}/cartasqr/${name}` }));
    showProgress('language and search');
    const pairs = MEASURED_PAGES.map(({ path }) => ({
      app: `${app.origin}/cartasqr${path}`,
      limit: `${limit.origin}/cartasqr${path}`,
    }));
    const answers = await answerRows(browser, pairs, rounds);
    return { pages, answers, sizes: await measureRounds(browser, named, { ...options, goal: null }) };
  } finally {
    await Promise.all([app, limit, sized].map((folder) => folder.close()));
  }
}

/** What needs no slow phone, from the product's own server. */
async function measureQuality(folder: string): Promise<{ rows: FigureRow[]; remarks: string[] }> {
  const { address, close } = await serveSite(folder, { project: fileURLToPath(new URL('../../..', import.meta.url)) });
  const browser = await launchBrowser();
  try {
    const scripts: LoadedScript[][] = [];
    const scores: Scores[] = [];
    for (const { name, path } of MEASURED_PAGES) {
      showProgress(`scripts and Lighthouse ${name}`);
      const page = await openPhoneIn(browser, { serviceWorkers: 'block' });
      scripts.push(await scriptsUntilIdle(page, address + path));
      await page.context().close();
      scores.push(await runLighthouse(address + path, LIGHTHOUSE_RUNS));
    }
    const { pages, notFound } = await readSite(folder);
    showProgress('axe-core');
    const faults = await faultsOf(
      browser,
      [...pages, notFound].map(({ path }) => `${address}/${path}`),
    );
    const files = [...pages, notFound].map(({ file }) => file);
    const findings = installPrograms(['java']).length === 0 ? validateHtml(folder, files) : undefined;
    showProgress('');
    return {
      rows: [
        loyaltyRow(scripts),
        lighthouseRow(scores),
        axeRow(files.length, faults),
        validatorRow(files.length, findings),
      ],
      remarks: [
        ...MEASURED_PAGES.flatMap(
          ({ name }, index) => scores[index]?.imperfect.map((text) => `${name}: ${text}`) ?? [],
        ),
        ...faults,
        ...(findings ?? []).map(({ kind, file, message }: Finding) => `${kind} in ${file}: ${message}`),
      ],
    };
  } finally {
    await browser.close();
    await close();
  }
}

async function faultsOf(browser: Browser, addresses: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const address of addresses) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await openPhoneIn(browser, { colorScheme, reducedMotion: 'reduce' });
      await page.goto(address);
      await ready(page);
      faults.push(...(await violations(page)).map((fault) => `${address} in ${colorScheme}: ${fault}`));
      await page.context().close();
    }
  }
  return faults;
}
