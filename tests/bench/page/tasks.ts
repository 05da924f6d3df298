/**
 * `node tests/bench/page/tasks.ts name=FOLDER [name=FOLDER ...]`: ten things that a diner looks up, on built sites (`src/app/build.ts --out`),
 * at 412 × 915: how many taps and swipes the shortest way takes. A swipe moves the page by four fifths of a screen. Sites of earlier
 * editions are measured by the same ways as far as their pages have them.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { goTo } from '../../support/open-page.ts';
import { launchBrowser, openPhoneIn } from '../../support/browser.ts';
import { serveSite } from '../../support/serve-site.ts';
import { parseNamed } from './named.ts';

const PROJECT = fileURLToPath(new URL('../../..', import.meta.url));

type Task = {
  readonly what: string;
  /** Below the base path. */
  readonly page: string;
  /** What has to be read: all rows of these sections, or those whose text begins so. */
  readonly sections?: readonly string[];
  readonly rows?: readonly string[];
  /** Names and prices tell it. */
  readonly byName?: true;
  /** Taps that it takes on any way: a filter that is set. */
  readonly before?: number;
};

const TASKS: readonly Task[] = [
  { what: 'a vegetarian main under 12 €', page: 'gottan-granada', sections: ['Ensaladas', 'Burgers'] },
  { what: 'what has no gluten for dessert', page: '', sections: ['Postres'], before: 3 },
  { what: 'the price of half a portion of ensaladilla', page: '', rows: ['Ensaladilla rusa'], byName: true },
  { what: 'compare three rices', page: 'dbh-iturrialde', sections: ['Paellas para Llevar'] },
  { what: 'the cheapest dessert', page: '', sections: ['Postres'], byName: true },
  { what: 'what the lunch menu costs and holds', page: 'gottan-granada', rows: ['Menú de mediodía'] },
  { what: 'the price of the oxtail croquette', page: 'gottan-granada', rows: ['Croqueta de rabo'], byName: true },
  {
    what: 'compare the prices of the group menus',
    page: 'dbh-iturrialde',
    sections: ['Menús de Grupo 2025'],
    byName: true,
  },
  { what: 'which soft drinks there are', page: 'gottan-granada', sections: ['Bebidas'], byName: true },
  { what: 'what this place is about: the whole menu', page: 'gottan-granada', sections: [], byName: true },
];

/** The shortest way to a task's rows, in taps and swipes; runs in the page. */
function shortestWay({ sections, rows, byName, before = 0 }: Task): { readonly effort: number; readonly way: string } {
  const root = document.documentElement;
  root.dataset['jumped'] = '';
  const wordsOf = (element: Element): string => element.textContent.trim();
  const all = [...document.querySelectorAll<HTMLElement>('main > section')];
  const wanted =
    sections?.length === 0 ? all : all.filter((each) => sections?.includes(wordsOf(each.querySelector('h2') ?? each)));
  const names = [...document.querySelectorAll<HTMLElement>('main :is(.item, .promo, .special)')];
  const found = rows
    ? names.filter((each) => rows.some((row) => wordsOf(each.querySelector('h3') ?? each).startsWith(row)))
    : wanted;
  if (found.length === 0) throw new Error(`There is nothing of ${[...(sections ?? []), ...(rows ?? [])].join(', ')}.`);
  const room = window.innerHeight - 110;
  const swipe = window.innerHeight * 0.8;
  const place = (element: Element) => element.getBoundingClientRect();
  /** Swipes until everything has been on the screen, from where the page stands at `from`. */
  const swipes = (from: number): number => {
    const end = Math.max(...found.map((each) => place(each).bottom));
    return Math.max(0, Math.ceil((end - from - room) / swipe));
  };
  const first = found[0] as HTMLElement;
  const section = first.closest('section') ?? first;
  const ways: [taps: number, swipes: number, way: string][] = [];
  const note = (taps: number, more: string): void => {
    ways.push([taps, swipes(0), `scroll${more}`]);
    const start = place(section).top - 60;
    ways.push([taps + 2, swipes(start), `sections, scroll${more}`]);
    const link = [...document.querySelectorAll<HTMLAnchorElement>('.section-bar a')].find(
      ({ hash }) => decodeURIComponent(hash.slice(1)) === section.id,
    );
    const side = link
      ? Math.max(0, Math.ceil((place(link).right - window.innerWidth + 46) / (window.innerWidth * 0.8)))
      : 0;
    if (link) ways.push([taps + 1, side + swipes(start), `section bar, scroll${more}`]);
    const special = first.id && document.querySelector(`#specials a[href="#${first.id}"]`);
    if (special) ways.push([taps + 2, swipes(place(first).top - 60), `specials${more}`]);
  };
  window.scrollTo(0, 0);
  note(before, '');
  const fold = document.querySelector<HTMLElement>('[data-does=overview]');
  if (byName && fold) {
    fold.click();
    window.scrollTo(0, 0);
    note(before + 1, ', overview');
    fold.click();
  }
  const [best] = ways.toSorted((one, other) => one[0] + one[1] - other[0] - other[1]);
  return { effort: (best?.[0] ?? 0) + (best?.[1] ?? 0), way: best?.[2] ?? '' };
}

const sites = process.argv.slice(2).map(parseNamed);
if (sites.length === 0) throw new Error('usage: tasks.ts name=FOLDER [name=FOLDER ...]');
const browser = await launchBrowser();
const columns: (readonly { readonly effort: number; readonly way: string }[])[] = [];
for (const { value } of sites) {
  const site = await serveSite(value, { project: PROJECT });
  const page = await openPhoneIn(browser, {});
  const column: { effort: number; way: string }[] = [];
  for (const task of TASKS) {
    await goTo(page, new URL(join('/cartasqr', task.page), site.address).href);
    column.push(await page.evaluate(shortestWay, task));
  }
  columns.push(column);
  await page.close();
  await site.close();
}
await browser.close();
const rows = [
  ['task', ...sites.map(({ name }) => name), 'shortest way'],
  ['---', ...sites.map(() => '---'), '---'],
  ...TASKS.map(({ what }, index) => [
    what,
    ...columns.map((column) => String(column[index]?.effort)),
    columns.at(-1)?.[index]?.way ?? '',
  ]),
  ['**in all**', ...columns.map((column) => `**${column.reduce((sum, { effort }) => sum + effort, 0)}**`), ''],
];
for (const row of rows) process.stdout.write(`| ${row.join(' | ')} |\n`);
