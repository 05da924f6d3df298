import { describe, expect, test } from 'vitest';
import { groupResults, firstReachable } from '../../../src/menu/finder/search/search-groups.ts';
import { indexMenu, indexOf, searchMenu } from '../../../src/menu/finder/search/search-index.ts';
import { simple } from '../../../src/menu/menu-rows.ts';
import type { Section } from '../../../src/menu/model.ts';
import { spanishLookup, textLookup } from '../../../src/menu/text-lookup.ts';
import { fixtureMenu, fixtureEn, fixtureTexts } from '../../support/fixture-menu.ts';

const es = fixtureTexts.es as Exclude<typeof fixtureTexts.es, () => unknown>;

const spanish = indexMenu(fixtureMenu.sections, textLookup(es, es, 'es'), spanishLookup(undefined));
const english = indexMenu(fixtureMenu.sections, textLookup(fixtureEn, es, 'es'), spanishLookup(es));

const found = (query: string, index = spanish): string[] => searchMenu(index, query).map(({ entry }) => entry.id);

describe('a search', () => {
  test.each([
    ['by name', 'croquetas', ['croquetas', 'menu-1']],
    ['without accents and case', 'CLASICA', ['la-clasica']],
    ['with accents that the menu has not', 'pulpó', ['pulpo']],
    ['by the beginning of words', 'cro ja', ['croquetas', 'menu-1']],
    ['in any order', 'jamón croquetas', ['croquetas', 'menu-1']],
    ['without small words', 'pulpo de la gallega', ['pulpo']],
    ['in descriptions', 'beicon', ['la-clasica']],
    ['in descriptions with elements', 'mucho queso', ['nachos']],
    ['in links of descriptions', 'guacamole', ['nachos']],
    ['in details', 'compartir', ['nachos']],
    ['in labels', 'edicion limitada', ['la-gordi']],
    ['in an editor’s own price labels', 'reserva', ['ron']],
    ['in options', 'boniato', ['options-guarniciones']],
    ['in steps and extras of a builder', 'pepinillo', ['crea-tu-burger']],
    ['in extras', 'costilla', ['crea-tu-burger']],
    ['in what an offer includes', 'burger de la semana', ['menu-de-mediodia']],
    ['in the courses of a set menu', 'chuleton', ['menu-1']],
    ['in its drinks', 'crianza', ['menu-1']],
    ['by section', 'copas', ['ron', 'vermut']],
    ['by section and name', 'copas ron', ['ron']],
    ['with nothing to be found', 'sushi', []],
    ['with one word too many', 'pulpo sushi', []],
    ['of nothing', ' ,. ', []],
  ])('%s: %s', (_how, query, ids) => {
    expect(found(query)).toEqual(ids);
  });

  test('puts names before sections, sections before descriptions', () => {
    // The first two have it in their names, the third is in the section of that name, as others are.
    expect(found('burger').slice(0, 3)).toEqual(['crea-tu-burger', 'options-guarniciones', 'la-gordi']);
    expect(found('tomate')).toEqual(['tomate', 'crea-tu-burger']);
  });

  test('forgives a typing error, below what is spelt right', () => {
    const sections: Section[] = [{ id: 's', entries: [simple('pallo'), simple('arroz'), simple('pollo')] }];
    const texts = {
      'section/s': 'Sección',
      pallo: 'Pallo',
      arroz: 'Arroz',
      'arroz/description': 'con pollo',
      pollo: 'Pollo',
    };
    const index = indexMenu(sections, textLookup(texts, texts, 'es'), spanishLookup(undefined));
    expect(searchMenu(index, 'pollo').map(({ entry, isSimilar }) => [entry.id, isSimilar])).toEqual([
      ['pollo', false],
      ['arroz', false],
      ['pallo', true],
    ]);
    expect(found('croqeutas')).toEqual(['croquetas', 'menu-1']);
  });

  test('of a word for without finds no dish that has it', () => {
    expect(found('sin queso')).toEqual([]);
  });

  test('on a page in another language also knows the Spanish names', () => {
    expect(found('ham', english)).toEqual(['croquetas']);
    expect(searchMenu(english, 'jamón').map(({ entry, bySpanish }) => [entry.id, bySpanish])).toEqual([
      ['croquetas', true],
      ['menu-1', false],
    ]);
    expect(found('draught', english)).toEqual(['vermut']);
  });

  test('indexes a language once', () => {
    const text = textLookup(es, es, 'es');
    const index = indexOf(fixtureMenu.sections, text, spanishLookup(undefined));
    expect(indexOf(fixtureMenu.sections, text, spanishLookup(undefined))).toBe(index);
  });
});

describe('results', () => {
  const grouped = (query: string, open?: string[], hidden: string[] = []) =>
    groupResults(searchMenu(spanish, query), { open, isHidden: ({ id }) => hidden.includes(id) });
  const shape = (groups: ReturnType<typeof grouped>) =>
    groups.map(({ section, results }) => [section.id, ...results.map(({ entry }) => entry.id)]);

  test('stand by section, the best section first', () => {
    expect(shape(grouped('croquetas'))).toEqual([
      ['entrantes', 'croquetas'],
      ['grupos', 'menu-1'],
    ]);
  });

  test('say what is out of its hours, of its own or of its section’s', () => {
    const [night] = grouped('tabla', ['day']);
    expect(night?.results[0]?.closed).toBe('night');
    const [evening] = grouped('ron', ['day']);
    expect(evening?.results[0]?.closed).toBe('evening');
    const [day] = grouped('vermut', ['night', 'evening']);
    expect(day?.results[0]?.closed).toBe('day');
    expect(grouped('tabla', ['night', 'evening'])[0]?.results[0]?.closed).toBeUndefined();
    expect(grouped('tabla', undefined)[0]?.results[0]?.closed).toBeUndefined();
  });

  test('put what the page shows before what it does not, and Enter leads there', () => {
    const groups = grouped('copas', ['night', 'evening'], []);
    expect(shape(groups)).toEqual([['copas', 'ron', 'vermut']]);
    const hidden = grouped('copas', undefined, ['ron']);
    expect(shape(hidden)).toEqual([['copas', 'vermut', 'ron']]);
    expect(hidden[0]?.results.map(({ isHidden }) => isHidden)).toEqual([false, true]);
    expect(firstReachable(hidden)?.entry.id).toBe('vermut');
    expect(firstReachable(grouped('ron', ['day']))).toBeUndefined();
  });
});
