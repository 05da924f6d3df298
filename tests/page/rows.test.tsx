import { beforeEach, describe, expect, test } from 'vitest';
import { putLine } from '../../src/menu/finder/allergens/menu-lines.ts';
import { rowsOf, sectionsOf } from '../../src/page/rows.ts';
import { plainText } from '../../src/terms/rich-text.ts';
import { markupIn } from '../support/fixture-page.tsx';
import { siteMenus } from '../support/site-pages.tsx';

/** What the row of each kind of entry is known by. */
const LOOKS: Readonly<Record<string, string>> = {
  simple: '.item',
  full: '.item',
  highlight: '.highlight',
  heading: '.heading',
  note: '.note',
  banner: '.banner',
  promo: '.promo',
  builder: '.builder',
  options: '.options',
  setMenu: '.set-menu',
  wine: '.wine',
  conditions: '.conditions',
};

describe('the document has a row for each entry of the menu, and a section for each of its own, in their order', () => {
  test.each(siteMenus)('$name', async ({ languages, menu, page, texts }) => {
    const entries = menu.sections.flatMap((section) => section.entries);
    for (const language of languages) {
      document.body.innerHTML = await markupIn(language, page);
      const words = (key: string): string => plainText(texts[language][key] ?? texts[languages[0] ?? 'es'][key]);
      const rows = rowsOf(document);
      expect(rows).toHaveLength(entries.length);
      expect(rows.map((row, index) => row.matches(LOOKS[entries[index]?.kind ?? ''] ?? ''))).not.toContain(false);
      expect(
        rows.filter((row, index) => !plainText(row.textContent).includes(words(entries[index]?.id ?? ''))),
      ).toEqual([]);
      expect(sectionsOf(document).map(({ id }) => id)).toEqual(menu.sections.map(({ id }) => id));
    }
  });

  test('of every kind', () => {
    const sections = siteMenus.flatMap(({ menu }) => menu.sections);
    const kinds = new Set(sections.flatMap(({ entries }) => entries.map(({ kind }) => kind)));
    expect([...kinds].toSorted()).toEqual(Object.keys(LOOKS).toSorted());
  });
});

describe('a line that an island puts', () => {
  beforeEach(() => {
    document.body.innerHTML = `<main>
      <section><h2>Pan</h2><p class="section-hours">Noche</p><ul class="entries"><li><p>Bollo</p></li></ul></section>
      <section><h2>Agua</h2><ul class="entries"></ul></section></main>`;
  });

  const line = (text: string): HTMLElement => Object.assign(document.createElement('p'), { textContent: text });
  const read = (of: HTMLElement | undefined): string[] =>
    Array.from(of?.children ?? [], ({ textContent }) => textContent);

  test.each([
    ['a row is at its end', () => rowsOf(document)[0], ['Bollo', '!']],
    ['a section is below its hours', () => sectionsOf(document)[0], ['Pan', 'Noche', '!', 'Bollo']],
    ['a section without hours is below its title', () => sectionsOf(document)[1], ['Agua', '!', '']],
  ])('into %s, in the place of the last one, until it is taken away', (_where, find, expected) => {
    const of = find() as HTMLElement;
    const before = read(of);
    for (const text of ['?', '!']) putLine(of, line(text));
    expect(read(of)).toEqual(expected);
    expect(of.querySelector('[data-added]')?.textContent).toBe('!');
    putLine(of, undefined);
    expect(read(of)).toEqual(before);
  });
});
