import { beforeEach, expect, test, vi } from 'vitest';
import { MenuLines } from '../../../src/menu/finder/allergens/menu-lines.ts';
import { type Review, reviewMenu } from '../../../src/menu/finder/allergens/review-menu.ts';
import { finderWords } from '../../../src/menu/finder/finder-texts.ts';
import { menuIn } from '../../../src/menu/menu-context.ts';
import { rowsOf } from '../../../src/page/rows.ts';
import { translate } from '../../../src/page/translate.ts';
import type { Allergen } from '../../../src/terms/allergens.ts';
import type { Language } from '../../../src/terms/house.ts';
import { fixtureMenu, textsOfFixture } from '../../support/fixture-menu.ts';
import { FixturePage, markupIn, showFixturePage, wordsIn } from '../../support/fixture-page.tsx';

type Code = keyof typeof textsOfFixture & Language;

const entries = fixtureMenu.sections.flatMap((section) => section.entries);
let lines: MenuLines;

beforeEach(async () => {
  await showFixturePage();
  lines = new MenuLines(document, fixtureMenu);
});

const reviewOf = (chosen: readonly Allergen[], strict = false): Review =>
  reviewMenu(fixtureMenu.sections, { chosen, strict }, undefined);

async function show(review: Review | undefined, language: Code = 'es'): Promise<void> {
  const { texts, overlay } = await wordsIn(language);
  const { text } = menuIn(fixtureMenu, language, textsOfFixture[language], textsOfFixture.es);
  lines.show(review, { words: finderWords(language, texts, overlay), text });
}

/** The document in another language, as the page's script shows it. */
async function translatePage(language: Code): Promise<void> {
  const other = document.implementation.createHTMLDocument();
  other.body.innerHTML = await markupIn(language, <FixturePage />);
  translate(document.getElementById('root') as HTMLElement, other.body);
}

const verdictOf = (row: HTMLElement | undefined) =>
  row?.querySelector<HTMLElement>(':scope > .finder-line > .finder-words');
const sectionLines = (): string[] =>
  Array.from(
    document.querySelectorAll('.finder-section'),
    (line) => `${line.parentElement?.id}, below ${line.previousElementSibling?.tagName}: ${line.textContent}`,
  );
/** The kinds of entry that are taken out, section by section. */
const outOf = (): string[] =>
  fixtureMenu.sections.map(({ entries: own }) =>
    own
      .filter((entry) => rowsOf(document)[entries.indexOf(entry)]?.hasAttribute('data-finder-out'))
      .map(({ kind }) => kind)
      .join(' '),
  );

test('each row says what its own entry declares, and only those of dishes', async () => {
  const review = reviewOf(['gluten', 'soja']);
  await show(review);
  const kinds = entries.map((entry) => review.verdicts.get(entry)?.kind);
  expect(rowsOf(document).map((row) => verdictOf(row)?.dataset['verdict'])).toEqual(kinds);
  expect(new Set(kinds)).toEqual(new Set(['contains', 'notDeclared', 'notAmong', undefined]));
  expect([outOf().join(''), sectionLines()]).toEqual(['', []]);
});

test('the way to the staff stands beside it, and names the dish to those who do not see it', async () => {
  await show(reviewOf(['gluten']));
  const croquettes = entries.findIndex(({ id }) => textsOfFixture.es[id] === 'Croquetas de jamón');
  const ask = rowsOf(document)[croquettes]?.querySelector<HTMLButtonElement>('.finder-line > button.finder-ask');
  expect([ask?.textContent, ask?.ariaLabel, ask?.type, ask?.dataset['wants']]).toEqual([
    'Preguntar',
    'Preguntar al personal por Croquetas de jamón',
    'button',
    `waiter:${entries[croquettes]?.id}`,
  ]);
});

test('a strict filter takes rows out, sub-headings of nothing with them, and sections say so below their titles', async () => {
  await show(reviewOf(['gluten'], true));
  expect(outOf()).toEqual([
    'simple simple',
    'highlight full promo builder options',
    'setMenu setMenu',
    'heading simple simple',
  ]);
  const all = 'Tu filtro oculta todos los platos de esta sección.';
  expect(sectionLines()).toEqual([
    'entrantes, below H2: 2 platos ocultos',
    `burgers, below H2: ${all}`,
    `grupos, below H2: ${all}`,
    `copas, below P: ${all}`,
  ]);
});

test('the section of tonight says it, too, when its dishes are taken out', async () => {
  document
    .querySelector('main section')
    ?.insertAdjacentHTML(
      'beforebegin',
      '<section id="tonight_news" data-added><h2>Hoy</h2><ul class="entries"><li data-special="s1"><h3>Migas</h3></li></ul></section>',
    );
  const specials: Parameters<typeof reviewMenu>[3] = [{ id: 's1', allergens: ['gluten'] }];
  const tonight = (): string[] => sectionLines().filter((line) => line.startsWith('tonight_news'));
  await show(reviewMenu(fixtureMenu.sections, { chosen: ['gluten'], strict: true }, undefined, specials));
  expect(document.querySelector('[data-special]')?.hasAttribute('data-finder-out')).toBe(true);
  expect(tonight()).toEqual(['tonight_news, below H2: Tu filtro oculta todos los platos de esta sección.']);
  await show(reviewMenu(fixtureMenu.sections, { chosen: ['soja'], strict: true }, undefined, specials));
  expect([tonight(), document.querySelector('[data-special] .finder-words')?.textContent]).toEqual([
    [],
    'Mis alérgenos no están entre los declarados',
  ]);
  await show(undefined);
  expect(document.querySelector('[data-special]')?.outerHTML).toBe('<li data-special="s1"><h3>Migas</h3></li>');
});

test('without a filter nothing of it is left', async () => {
  const before = document.body.innerHTML;
  await show(reviewOf(['gluten'], true));
  expect(document.body.innerHTML).not.toBe(before);
  await show(undefined);
  expect(document.body.innerHTML).toBe(before);
});

test('what goes on saying the same stays as it is', async () => {
  await show(reviewOf(['gluten']));
  const before = rowsOf(document).map(verdictOf);
  const isSame = () => rowsOf(document).map((row, index) => verdictOf(row) === before[index]);
  await show(reviewOf(['gluten']));
  expect(isSame()).not.toContain(false);
  await show(reviewOf(['gluten', 'huevos']));
  expect(isSame().filter((same) => !same)).toHaveLength(1);
});

test('they speak the language of the page, once each', async () => {
  await show(reviewOf(['gluten'], true));
  const spanish = document.querySelectorAll('.finder-line, .finder-section').length;
  await translatePage('en');
  await show(reviewOf(['gluten'], true), 'en');
  expect(document.querySelectorAll('.finder-line, .finder-section')).toHaveLength(spanish);
  expect(sectionLines()[1]).toBe('burgers, below H2: Your filter hides every dish in this section.');
  expect(new Set(rowsOf(document).flatMap((row) => verdictOf(row)?.textContent ?? []))).toEqual(
    new Set(['Contains: gluten', 'Not declared: please ask', 'My allergens are not among those declared']),
  );
  expect(document.querySelector('.finder-ask')?.getAttribute('aria-label')).toBe('Ask the staff about Ham croquettes');
});

test('a row that has lost its line gets it again', async () => {
  await show(reviewOf(['gluten']));
  const row = rowsOf(document).find((each) => verdictOf(each));
  row?.replaceWith(Object.assign(document.createElement('li'), { textContent: 'Pan' }));
  await show(reviewOf(['gluten']));
  expect(document.querySelectorAll('.finder-words')).toHaveLength(reviewOf(['gluten']).verdicts.size);
});

test.each([
  ['a dish that opens something on its button', 'Nachos de la casa', 'BUTTON'],
  ['another one on its row', 'Pulpo a la gallega', 'LI'],
])('a reader who is led to %s goes on reading there', (_what, name, tag) => {
  Element.prototype.scrollIntoView = vi.fn();
  const entry = entries.find(({ id }) => textsOfFixture.es[id] === name);
  const [other] = entries;
  for (const each of [other, entry]) if (each) lines.goTo(each);
  const [lit, ...more] = document.querySelectorAll('[data-finder-here]');
  expect([lit?.querySelector('h3')?.textContent, more]).toEqual([name, []]);
  expect(document.activeElement?.tagName).toBe(tag);
  expect(document.activeElement?.closest('[data-finder-here]')).toBe(lit);
  expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts.at(-1)).toBe(lit);
  expect(document.documentElement.dataset['jumped']).toBe('');
});
