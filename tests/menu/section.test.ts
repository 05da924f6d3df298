import { expect, test } from 'vitest';
import { groupsByEntry } from '../../src/menu/group-context.ts';
import { shownWindow } from '../../src/menu/hours-rule.ts';
import { belowScreen, nearSections } from '../../src/menu/section.tsx';
import { compileText } from '../support/fixture-menu.ts';

/** A section of so many dishes. */
const section = (name: string, dishes: number, more = ''): string =>
  `- section: ${name}\n${more}  items:\n${Array.from({ length: dishes }, (_, index) => `  - ${name} ${index}: 5`).join('\n')}\n`;

const sectionsOf = (...sections: string[]) =>
  compileText('bar', `venue: Bar\nsections:\n${sections.join('')}`).menu.sections;

const near = (...sections: string[]): number => nearSections(sectionsOf(...sections));

test('a phone shows no section in its first screen that stands below eighteen dishes', () => {
  expect(near(section('Pan', 9), section('Sopas', 8), section('Carnes', 1), section('Postres', 3))).toBe(3);
  expect(near(section('Pan', 9), section('Sopas', 8), section('Postres', 3))).toBe(3);
});

test('what has hours may not be shown, and counts for nothing', () => {
  const night = section('Copas', 20, '  onlyNight: true\n');
  expect(near(night, section('Pan', 18), section('Postres', 3))).toBe(2);
});

test.each([
  [
    'before the section that follows the twelfth dish',
    [section('Pan', 7), section('Sopas', 5), section('Carnes', 9)],
    'carnes',
  ],
  ['with the menu, if that is no longer', [section('Pan', 7), section('Sopas', 5)], 'failure'],
  [
    'never, where it would wait for screens',
    [section('Pan', 7), section('Vinos', 60), section('Postres', 3)],
    undefined,
  ],
])('a first screen is full %s', (_when, sections, id) => {
  expect(belowScreen(sectionsOf(...sections))).toBe(id);
});

test.each([
  ['all of the same hours', '- Copa: 5 onlyNight\n  - Chupito: 3 onlyNight', 'night'],
  [
    'of several hours',
    '- {item: Menú, served: lun-vie 13-16}\n  - {item: Sopa, served: dom 13-16}',
    '|12345|1300-1600;|7|1300-1600',
  ],
  [
    'of hours with a name and others',
    '- Copa: 5 onlyNight\n  - {item: Menú, served: lun 13-16}',
    '||1900-0300;|1|1300-1600',
  ],
  ['of which one is always served', '- Copa: 5 onlyNight\n  - {item: Menú, served: lun 13-16}\n  - Pan: 1', undefined],
])('a section of dishes %s is shown while one of them is', (_of, items, window) => {
  const { menu } = compileText('bar', `venue: Bar\nsections:\n- section: Carta\n  items:\n  ${items}\n`);
  expect(menu.sections.map(shownWindow)).toEqual([window]);
});

test('a heading is shown while something below it is', () => {
  const items =
    '- Pan: 1\n  - heading: Copas\n  - Ron: 8 onlyNight\n  - Gin: 9 onlyNight\n  - heading: Vinos\n  - Tinto: 3\n  - Blanco: 3 onlyDay\n  - heading: Nada';
  const { menu } = compileText('bar', `venue: Bar\nsections:\n- section: Carta\n  items:\n  ${items}\n`);
  const groups = groupsByEntry(menu.sections[0]?.entries ?? [], () => []);
  const hours = [...groups].flatMap(([entry, group]) => (entry.kind === 'heading' ? [group.hours] : []));
  expect(hours).toEqual(['night', undefined, undefined]);
});
