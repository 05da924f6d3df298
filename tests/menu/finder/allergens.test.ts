import { describe, expect, test } from 'vitest';
import { countAllergens } from '../../../src/menu/finder/allergens/count-allergens.ts';
import { NO_FILTER, parseFilter, toggled } from '../../../src/menu/finder/allergens/filter.ts';
import { reviewMenu } from '../../../src/menu/finder/allergens/review-menu.ts';
import { isDish, verdictOf } from '../../../src/menu/finder/allergens/verdict-of.ts';
import { isDeclared } from '../../../src/terms/declaration.ts';
import { simple } from '../../../src/menu/menu-rows.ts';
import type { Section } from '../../../src/menu/model.ts';
import { type Allergen, ALLERGENS } from '../../../src/terms/allergens.ts';
import { fixtureMenu } from '../../support/fixture-menu.ts';

describe('a stored choice', () => {
  test.each([
    ['nothing', null],
    ['an empty text', ''],
    ['no JSON', 'gluten'],
    ['a number', '3'],
    ['null', 'null'],
    ['a list', '["gluten"]'],
    ['no list of allergens', '{"chosen":"gluten","strict":true}'],
  ])('of %s is no choice', (_what, stored) => {
    expect(parseFilter(stored)).toEqual(NO_FILTER);
  });

  test('of marks is kept, those that diners choose by', () => {
    const stored = '{"chosen":[],"strict":false,"diets":["sin gluten","picante","vegano"]}';
    expect(parseFilter(stored)).toEqual({ chosen: [], strict: false, diets: ['vegano', 'sin gluten'] });
    expect(parseFilter('{"chosen":[],"diets":"vegano"}')).toEqual(NO_FILTER);
  });

  test('keeps what it understands, each once, in the order of the list', () => {
    expect(parseFilter('{"chosen":["soja","kiwi",7,"gluten","soja"],"strict":"yes"}')).toEqual({
      chosen: ['gluten', 'soja'],
      strict: false,
    });
  });
});

test('an allergen is put in and taken out', () => {
  const gluten = toggled(NO_FILTER, 'gluten');
  expect(gluten).toEqual({ chosen: ['gluten'], strict: false });
  expect(toggled(gluten, 'apio')).toEqual({ chosen: ['apio', 'gluten'], strict: false });
  expect(toggled({ ...gluten, strict: true }, 'gluten')).toEqual({ chosen: [], strict: true });
});

type Declared = { allergens?: Allergen[]; mayContain?: Allergen[] };

describe('what is said of a dish to somebody who must avoid gluten and soya', () => {
  const MINE: Allergen[] = ['gluten', 'soja'];
  const TRACES_OF_BOTH: Declared = { mayContain: ['gluten', 'soja'] };

  test.each<[what: string, Declared, kind: string, contains?: Allergen[], mayContain?: Allergen[]]>([
    ['contains one of them', { allergens: ['gluten', 'huevos'] }, 'contains', ['gluten']],
    ['contains both', { allergens: ['soja', 'gluten'] }, 'contains', ['gluten', 'soja']],
    [
      'contains one, traces of the other',
      { allergens: ['gluten'], mayContain: ['soja'] },
      'contains',
      ['gluten'],
      ['soja'],
    ],
    ['is declared both ways', { allergens: ['gluten'], mayContain: ['gluten'] }, 'contains', ['gluten']],
    ['may have traces beside others', { allergens: ['apio'], mayContain: ['soja'] }, 'mayContain', [], ['soja']],
    ['may have traces, and declares nothing else', TRACES_OF_BOTH, 'mayContain', [], ['gluten', 'soja']],
    ['declares others', { allergens: ['pescado'] }, 'notAmong'],
    ['declares traces of others', { mayContain: ['pescado'] }, 'notAmong'],
    ['declares that there are none', { allergens: [] }, 'notAmong'],
    ['declares nothing', {}, 'notDeclared'],
    ['has a list of traces with nothing in it', { mayContain: [] }, 'notDeclared'],
  ])('a dish that %s', (_what, dish, kind, contains = [], mayContain = []) => {
    expect(verdictOf(dish, MINE, false)).toEqual({ kind, contains, mayContain, has: [], lacks: [], hidden: false });
    // A strict filter keeps nothing in doubt.
    expect(verdictOf(dish, MINE, true).hidden).toBe(kind !== 'notAmong');
    expect(isDeclared(dish)).toBe(kind !== 'notDeclared');
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
  const questions = dishes.flatMap((dish) => subsets.slice(1).map((chosen) => ({ dish, chosen })));

  const RANKS = ['notAmong', 'notDeclared', 'mayContain', 'contains'];
  const rank = (dish: Declared, chosen: Allergen[]): number => RANKS.indexOf(verdictOf(dish, chosen, false).kind);

  test('there are 81 dishes and 567 questions', () => {
    expect([dishes.length, questions.length]).toEqual([81, 567]);
  });

  test.each<[rule: string, isKept: (dish: Declared, chosen: Allergen[]) => boolean]>([
    [
      'all of mine that is declared as contained is said to be, and nothing else',
      (dish, chosen) => {
        const { contains } = verdictOf(dish, chosen, false);
        return chosen.every((each) => contains.includes(each) === (dish.allergens?.includes(each) ?? false));
      },
    ],
    [
      'all of mine that is declared as possible is said to be possible or contained, and nothing else',
      (dish, chosen) => {
        const { contains, mayContain } = verdictOf(dish, chosen, false);
        const isPossible = (each: Allergen): boolean => dish.mayContain?.includes(each) ?? false;
        return chosen.every((each) => mayContain.includes(each) === (isPossible(each) && !contains.includes(each)));
      },
    ],
    [
      '"not among the declared" is never said of a dish that declares nothing, nor of one that declares mine',
      (dish, chosen) => {
        const declared = [...(dish.allergens ?? []), ...(dish.mayContain ?? [])];
        const isSilent = dish.allergens === undefined && declared.length === 0;
        const isMine = chosen.some((each) => declared.includes(each));
        return (verdictOf(dish, chosen, false).kind === 'notAmong') === (!isSilent && !isMine);
      },
    ],
    [
      'a strict filter hides exactly what a lenient one marks',
      (dish, chosen) => {
        const lenient = verdictOf(dish, chosen, false);
        return !lenient.hidden && verdictOf(dish, chosen, true).hidden === (lenient.kind !== 'notAmong');
      },
    ],
    [
      'one more allergen never makes a dish look better',
      (dish, chosen) => THREE.every((more) => rank(dish, [...chosen, more]) >= rank(dish, chosen)),
    ],
  ])('%s', (_rule, isKept) => {
    // The questions whose verdict breaks the rule, to be read when there are any.
    expect(questions.filter(({ dish, chosen }) => !isKept(dish, chosen))).toEqual([]);
  });
});

test('of set menus and offers that declare nothing, and of builders and options, nothing is said; the rest are no dishes', () => {
  const others = fixtureMenu.sections
    .flatMap(({ entries }) => entries)
    .filter(({ kind }) => !['simple', 'full', 'highlight'].includes(kind));
  const said = others.map((entry) => [entry.kind, isDish(entry) ? verdictOf(entry, ALLERGENS, false).kind : 'no dish']);
  expect(Object.fromEntries(said)).toEqual({
    note: 'no dish',
    banner: 'no dish',
    promo: 'notDeclared',
    builder: 'notDeclared',
    options: 'notDeclared',
    setMenu: 'notDeclared',
    conditions: 'no dish',
    heading: 'no dish',
  });
});

describe('what a filter makes of a menu', () => {
  const heading = (id: string) => ({ kind: 'heading', id }) as const;
  const note = (id: string) => ({ kind: 'note', id }) as const;
  const SECTIONS: Section[] = [
    {
      id: 'tapas',
      entries: [
        simple('pan', 1, ['gluten']),
        heading('frio'),
        simple('ensaladilla', 5, ['huevos', '~gluten']),
        simple('tomate', 5, []),
        heading('caliente'),
        note('nota'),
        simple('croquetas', 7, ['gluten']),
        simple('sopa', 4),
        heading('nada'),
        note('nota-2'),
      ],
    },
    { id: 'copas', onlyNight: true, entries: [heading('ron'), simple('cerveza', 2, ['gluten'])] },
    { id: 'dia', entries: [simple('tostada', 2, ['gluten'], { onlyDay: true }), simple('vino', 2, ['sulfitos'])] },
  ];
  const NIGHT = ['night', 'evening'];
  const DAY = ['day'];
  const lenient = (open?: string[]) => reviewMenu(SECTIONS, { chosen: ['gluten'], strict: false }, open);
  const strict = (open?: string[]) => reviewMenu(SECTIONS, { chosen: ['gluten'], strict: true }, open);

  test('every dish has its verdict, whatever the hour', () => {
    expect([...lenient(DAY).verdicts].map(([{ id }, { kind }]) => `${id}: ${kind}`)).toEqual([
      'pan: contains',
      'ensaladilla: mayContain',
      'tomate: notAmong',
      'croquetas: contains',
      'sopa: notDeclared',
      'cerveza: contains',
      'tostada: contains',
      'vino: notAmong',
    ]);
  });

  test('counts the dishes that are on the menu now', () => {
    const counts = { contains: 3, mayContain: 1, notDeclared: 1, notAmong: 2, marked: 0, notMarked: 0 };
    expect(lenient(DAY).counts).toEqual({ ...counts, hidden: 0, dishes: 7 });
    expect(strict(DAY).counts).toEqual({ ...counts, hidden: 5, dishes: 7 });
    expect(strict(NIGHT).counts).toEqual({ ...counts, hidden: 5, dishes: 7 });
    expect(strict().counts).toEqual({ ...counts, contains: 4, hidden: 6, dishes: 8 });
  });

  test('says of each section how much it hides, and whether anything is left', () => {
    const hidden = ({ sections }: ReturnType<typeof strict>) =>
      [...sections].map(([{ id }, { hidden: count, all }]) => [id, count, all]);
    expect(hidden(lenient(NIGHT))).toEqual([]);
    expect(hidden(strict(NIGHT))).toEqual([
      ['tapas', 4, false],
      ['copas', 1, true],
    ]);
    expect(hidden(strict(DAY))).toEqual([
      ['tapas', 4, false],
      ['dia', 1, false],
    ]);
  });

  test('counts tonight’s own dishes in, and says how many of them are hidden', () => {
    const specials: Parameters<typeof reviewMenu>[3] = [
      { id: 's1', allergens: ['gluten'] },
      { id: 's2', allergens: 'undeclared' },
      { id: 's3', allergens: 'none' },
    ];
    const review = reviewMenu(SECTIONS, { chosen: ['gluten'], strict: true }, DAY, specials);
    expect([...review.specials].map(([id, { kind, hidden }]) => [id, kind, hidden])).toEqual([
      ['s1', 'contains', true],
      ['s2', 'notDeclared', true],
      ['s3', 'notAmong', false],
    ]);
    expect(review.counts).toMatchObject({ contains: 4, notDeclared: 2, notAmong: 3, hidden: 7, dishes: 10 });
    expect(review.tonight).toEqual({ hidden: 2, all: false });
    expect(strict(DAY).tonight).toBeUndefined();
  });

  test('a heading goes with the last of its dishes; one that never had any stays', () => {
    const empty = ({ emptyHeadings }: ReturnType<typeof strict>) => [...emptyHeadings].map(({ id }) => id);
    expect(empty(lenient(NIGHT))).toEqual([]);
    expect(empty(strict(DAY))).toEqual(['caliente']);
    expect(empty(strict(NIGHT))).toEqual(['caliente', 'ron']);
  });
});

test('the legend counts dishes of the whole menu', () => {
  const { of, notDeclared } = countAllergens(fixtureMenu.sections);
  expect(of.get('gluten')).toEqual({ contains: 2, mayContain: 0 });
  expect(of.get('soja')).toEqual({ contains: 0, mayContain: 1 });
  expect(of.get('altramuces')).toEqual({ contains: 0, mayContain: 0 });
  expect(of.size).toBe(14);
  // Of the items the cheese board, the classic burger, rum and vermouth, and the five that cannot declare anything.
  expect(notDeclared).toBe(9);
});
