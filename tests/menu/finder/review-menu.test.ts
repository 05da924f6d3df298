import { describe, expect, test } from 'vitest';
import type { Allergen } from '../../../src/i18n/terms.ts';
import { countAllergens } from '../../../src/menu/finder/allergens/count-allergens.ts';
import { reviewMenu } from '../../../src/menu/finder/allergens/review-menu.ts';
import { simple } from '../../../src/menu/menu-rows.ts';
import type { Section } from '../../../src/menu/model.ts';
import { fixtureMenu } from '../../support/fixture-menu.ts';

const heading = (id: string) => ({ kind: 'heading', id }) as const;

const SECTIONS: Section[] = [
  {
    id: 'tapas',
    entries: [
      simple('pan', 1, ['gluten']),
      heading('frio'),
      simple('ensaladilla', 5, ['huevos', '~gluten']),
      simple('tomate', 5, []),
      heading('caliente'),
      { kind: 'note', id: 'nota' },
      simple('croquetas', 7, ['gluten']),
      simple('sopa', 4),
      heading('nada'),
      { kind: 'note', id: 'nota-2' },
    ],
  },
  { id: 'copas', onlyNight: true, entries: [heading('ron'), simple('cerveza', 2, ['gluten'])] },
  { id: 'dia', entries: [simple('tostada', 2, ['gluten'], { onlyDay: true }), simple('vino', 2, ['sulfitos'])] },
];

const review = (chosen: Allergen[], strict: boolean, open?: string[]) => reviewMenu(SECTIONS, { chosen, strict }, open);

const NIGHT = ['night', 'evening'];
const DAY = ['day'];

describe('what a filter makes of a menu', () => {
  test('every dish has its verdict, whatever the hour', () => {
    const kinds = [...review(['gluten'], false, DAY).verdicts].map(([{ id }, { kind }]) => `${id}: ${kind}`);
    expect(kinds).toEqual([
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
    const counts = { contains: 3, mayContain: 1, notDeclared: 1, notAmong: 2 };
    expect(review(['gluten'], false, DAY).counts).toEqual({ ...counts, hidden: 0, dishes: 7 });
    expect(review(['gluten'], true, DAY).counts).toEqual({ ...counts, hidden: 5, dishes: 7 });
    expect(review(['gluten'], true, NIGHT).counts).toEqual({ ...counts, hidden: 5, dishes: 7 });
    expect(review(['gluten'], true, undefined).counts).toEqual({ ...counts, contains: 4, hidden: 6, dishes: 8 });
  });

  test('marks and hides nothing of a section unless it is strict', () => {
    const { sections, emptyHeadings } = review(['gluten'], false, NIGHT);
    expect([sections.size, emptyHeadings.size]).toEqual([0, 0]);
  });

  test('says of each section how much it hides, and whether anything is left', () => {
    const shown = (open: string[]) =>
      [...review(['gluten'], true, open).sections].map(([{ id }, { hidden, all }]) => [id, hidden, all]);
    expect(shown(NIGHT)).toEqual([
      ['tapas', 4, false],
      ['copas', 1, true],
    ]);
    expect(shown(DAY)).toEqual([
      ['tapas', 4, false],
      ['dia', 1, false],
    ]);
  });

  test('a heading goes with the last of its dishes; one that never had any stays', () => {
    const empty = (open: string[]) => [...review(['gluten'], true, open).emptyHeadings].map(({ id }) => id);
    expect(empty(DAY)).toEqual(['caliente']);
    expect(empty(NIGHT)).toEqual(['caliente', 'ron']);
  });
});

test('the legend counts dishes of the whole menu', () => {
  const { of, notDeclared } = countAllergens(fixtureMenu.sections);
  expect(of.get('gluten')).toEqual({ contains: 2, mayContain: 0 });
  expect(of.get('soja')).toEqual({ contains: 0, mayContain: 1 });
  expect(of.get('altramuces')).toEqual({ contains: 0, mayContain: 0 });
  expect(of.size).toBe(14);
  // tabla, la-clasica, ron, vermut, and the five that cannot declare anything.
  expect(notDeclared).toBe(9);
});
