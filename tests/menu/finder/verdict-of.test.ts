import { describe, expect, test } from 'vitest';
import type { Allergen } from '../../../src/i18n/terms.ts';
import { ALLERGENS } from '../../../src/menu/finder/allergens/all-allergens.ts';
import { isDeclared, isDish, verdictOf } from '../../../src/menu/finder/allergens/verdict-of.ts';
import { fixtureMenu } from '../../support/fixture-menu.ts';

type Declared = { allergens?: Allergen[]; mayContain?: Allergen[] };

describe('what is said of a dish to somebody who must avoid gluten and soya', () => {
  const MINE: Allergen[] = ['gluten', 'soja'];

  test.each<[string, Declared, string, Allergen[], Allergen[]]>([
    ['contains one of them', { allergens: ['gluten', 'huevos'] }, 'contains', ['gluten'], []],
    ['contains both', { allergens: ['soja', 'gluten'] }, 'contains', ['gluten', 'soja'], []],
    [
      'contains one, traces of the other',
      { allergens: ['gluten'], mayContain: ['soja'] },
      'contains',
      ['gluten'],
      ['soja'],
    ],
    ['is declared both ways', { allergens: ['gluten'], mayContain: ['gluten'] }, 'contains', ['gluten'], []],
    [
      'may have traces beside other allergens',
      { allergens: ['apio'], mayContain: ['soja'] },
      'mayContain',
      [],
      ['soja'],
    ],
    [
      'may have traces, and declares nothing else',
      { mayContain: ['gluten', 'soja'] },
      'mayContain',
      [],
      ['gluten', 'soja'],
    ],
    ['declares others', { allergens: ['pescado'] }, 'notAmong', [], []],
    ['declares traces of others', { mayContain: ['pescado'] }, 'notAmong', [], []],
    ['declares that there are none', { allergens: [] }, 'notAmong', [], []],
    ['declares nothing', {}, 'notDeclared', [], []],
    ['has a list of traces with nothing in it', { mayContain: [] }, 'notDeclared', [], []],
  ])('a dish that %s', (_what, dish, kind, contains, mayContain) => {
    expect(verdictOf(dish, MINE, false)).toEqual({ kind, contains, mayContain, hidden: false });
  });

  test('a strict filter keeps those only that declare allergens, mine not among them', () => {
    const hidden = (dish: Declared): boolean => verdictOf(dish, MINE, true).hidden;
    expect(hidden({ allergens: ['gluten'] })).toBe(true);
    expect(hidden({ allergens: ['apio'], mayContain: ['soja'] })).toBe(true);
    expect(hidden({})).toBe(true);
    expect(hidden({ allergens: ['apio'] })).toBe(false);
    expect(hidden({ allergens: [] })).toBe(false);
  });
});

describe('for every way to declare and every choice of three allergens', () => {
  const THREE: Allergen[] = ['gluten', 'huevos', 'lacteo'];
  const subsets = Array.from({ length: 8 }, (_, bits) => THREE.filter((_allergen, at) => bits & (1 << at)));
  const dishes: Declared[] = [undefined, ...subsets].flatMap((allergens) =>
    [undefined, ...subsets].map((mayContain) => ({
      ...(allergens && { allergens }),
      ...(mayContain && { mayContain }),
    })),
  );
  const rows = dishes.flatMap((dish) => subsets.slice(1).map((chosen) => ({ dish, chosen })));

  test('there are 81 dishes and 567 questions', () => {
    expect([dishes.length, rows.length]).toEqual([81, 567]);
  });

  /** The questions whose verdict breaks a rule, to be read when there are any. */
  const breaking = (isKept: (dish: Declared, chosen: Allergen[]) => boolean): object[] =>
    rows.filter(({ dish, chosen }) => !isKept(dish, chosen));

  test('all of mine that is declared as contained is said to be, and nothing else', () => {
    const faults = breaking((dish, chosen) => {
      const { contains } = verdictOf(dish, chosen, false);
      return chosen.every((each) => contains.includes(each) === (dish.allergens?.includes(each) ?? false));
    });
    expect(faults).toEqual([]);
  });

  test('all of mine that is declared as possible is said to be possible or contained, and nothing else', () => {
    const faults = breaking((dish, chosen) => {
      const { contains, mayContain } = verdictOf(dish, chosen, false);
      const isPossible = (each: Allergen): boolean => dish.mayContain?.includes(each) ?? false;
      return chosen.every((each) => mayContain.includes(each) === (isPossible(each) && !contains.includes(each)));
    });
    expect(faults).toEqual([]);
  });

  test('"not among the declared" is never said of a dish that declares nothing, nor of one that declares mine', () => {
    const faults = breaking((dish, chosen) => {
      const declared = [...(dish.allergens ?? []), ...(dish.mayContain ?? [])];
      const isSilent = dish.allergens === undefined && declared.length === 0;
      const isMine = chosen.some((each) => declared.includes(each));
      return (verdictOf(dish, chosen, false).kind === 'notAmong') === (!isSilent && !isMine);
    });
    expect(faults).toEqual([]);
  });

  test('a strict filter hides exactly what a lenient one marks', () => {
    const faults = breaking(
      (dish, chosen) =>
        verdictOf(dish, chosen, true).hidden === (verdictOf(dish, chosen, false).kind !== 'notAmong') &&
        !verdictOf(dish, chosen, false).hidden,
    );
    expect(faults).toEqual([]);
  });

  test('one more allergen never makes a dish look better', () => {
    const better = ['notAmong', 'notDeclared', 'mayContain', 'contains'];
    const rank = (dish: Declared, chosen: Allergen[]): number => better.indexOf(verdictOf(dish, chosen, false).kind);
    const faults = breaking((dish, chosen) =>
      THREE.every((more) => rank(dish, [...chosen, more]) >= rank(dish, chosen)),
    );
    expect(faults).toEqual([]);
  });
});

test('set menus, offers, builders and options declare nothing, so nothing is said for them', () => {
  const kinds = fixtureMenu.sections
    .flatMap(({ entries }) => entries)
    .filter((entry) => isDish(entry) && !['simple', 'full', 'highlight'].includes(entry.kind))
    .map((entry) => [entry.kind, verdictOf(entry, ALLERGENS, false).kind]);
  expect(kinds).toEqual([
    ['promo', 'notDeclared'],
    ['builder', 'notDeclared'],
    ['options', 'notDeclared'],
    ['setMenu', 'notDeclared'],
    ['setMenu', 'notDeclared'],
  ]);
});

test('headings, notes, banners and conditions are no dishes', () => {
  const others = fixtureMenu.sections.flatMap(({ entries }) => entries).filter((entry) => !isDish(entry));
  expect(new Set(others.map(({ kind }) => kind))).toEqual(new Set(['note', 'banner', 'conditions', 'heading']));
});

test('to declare that there are none is to declare', () => {
  expect(isDeclared({ allergens: [] })).toBe(true);
  expect(isDeclared({ mayContain: ['soja'] })).toBe(true);
  expect(isDeclared({ mayContain: [] })).toBe(false);
  expect(isDeclared({})).toBe(false);
});

test('there are 14 allergens', () => {
  expect(ALLERGENS).toEqual([
    'altramuces',
    'apio',
    'cacahuetes',
    'crustaceos',
    'frutos con cáscara',
    'gluten',
    'huevos',
    'lacteo',
    'molusco',
    'mostaza',
    'pescado',
    'sesamo',
    'soja',
    'sulfitos',
  ]);
});
