/**
 * What tonight's news cost a menu's first load: the same page from a host of files, which asks nobody, from a server that has no news, and
 * from one whose kitchen has sold ten dishes out and has a special and a notice. One run, round after round.
 *
 *   node tests/bench/page/news.ts FOLDER_OF_A_BUILT_SITE [--rounds 7]
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readSite } from '../../../server/read-site.ts';
import type { Store } from '../../../server/store/store.ts';
import { TIME_ZONE } from '../../../src/terms/house.ts';
import { serveSite } from '../../support/serve-site.ts';
import { hire } from '../../support/stamp-programme.ts';
import { launchMeasuringBrowser } from './browser/launch.ts';
import { formatComparison } from './figures/format-report.ts';
import { measureRounds } from './load/measure-rounds.ts';
import { LOAD_DEFAULTS } from './load/throttled-page.ts';
import { showProgress } from './progress.ts';
import { serveFolder } from './serve/serve-folder.ts';

const SOLD_OUT = 10;
const project = fileURLToPath(new URL('../../..', import.meta.url));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '7' } },
});
const [folder] = positionals;
if (folder === undefined) throw new Error('usage: news.ts FOLDER [--rounds N]');
const [menu] = (await readSite(folder)).menus.toSorted((one, other) => other.dishes.length - one.dishes.length);
if (!menu) throw new Error(`${folder} has no menu`);
const { barID } = menu;

/** Has the bar say what a busy evening does. */
async function sayMuch(store: Store): Promise<void> {
  const at = { by: 'bench', barID, zone: TIME_ZONE, now: Date.now(), dish: undefined };
  await hire(store, at.by, barID, at.now, 'owner');
  for (const { id, price } of menu?.dishes.slice(0, SOLD_OUT) ?? []) {
    await store.changeNews({ ...at, dish: { name: id, price }, change: { do: 'mark', dishID: id, until: 'day' } });
  }
  const special = { name: { es: 'Arroz con conejo' }, price: 14, allergens: [] };
  await store.changeNews({ ...at, change: { do: 'special', specialID: undefined, special } });
  const notice = { text: { es: 'Hoy cerramos a las doce' }, until: new Date(at.now + 36e5).toISOString() };
  await store.changeNews({ ...at, change: { do: 'notice', notice } });
}

const files = await serveFolder(folder);
const [silent, busy] = [await serveSite(folder, { project }), await serveSite(folder, { project })];
const browser = await launchMeasuringBrowser();
try {
  await sayMuch(busy.loyalty.store);
  const path = (await readSite(folder)).pages.find(({ routes }) => routes.includes(barID))?.path ?? '';
  const measured = await measureRounds(
    browser,
    [
      { name: 'files', url: `${files.origin}${new URL(silent.address).pathname}/${path}` },
      { name: 'no news', url: `${silent.address}/${path}` },
      { name: 'much news', url: `${busy.address}/${path}` },
    ],
    {
      ...LOAD_DEFAULTS,
      goal: { tap: 'li.item h3 button', expect: 'dialog[open]' },
      rounds: Number(values.rounds),
      onProgress: showProgress,
    },
  );
  showProgress('');
  process.stdout.write(`${barID}, ${menu.dishes.length} dishes\n${formatComparison(measured)}\n`);
} finally {
  await browser.close();
  await Promise.all([files, silent, busy].map(({ close }) => close()));
}
