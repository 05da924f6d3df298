import { expect, test } from 'vitest';
import { firstScreenOf, elementBelow } from '../../src/menu/first-screen.ts';
import type { Menu } from '../../src/menu/model.ts';
import { textLookup } from '../../src/menu/text-lookup.ts';
import { compileText } from '../support/fixture-menu.ts';

/** A section of so many dishes. */
const section = (name: string, dishes: number, { more = '', text = '' } = {}): string =>
  `- section: ${name}\n${more}  items:\n${Array.from({ length: dishes }, (_, index) => `  - {item: ${name} ${index}, price: 5${text && `, description: ${text}`}}`).join('\n')}\n`;

const venueOf = (...sections: string[]) => {
  const { menu, texts } = compileText('bar', `venue: Bar\nsections:\n${sections.join('')}`);
  return [menu, textLookup(texts.es ?? {}, texts.es ?? {}, 'es')] as const;
};

/** The number of sections in the first screen, and the first row below it. */
const shown = (...sections: string[]): [number, string | undefined] => {
  const { sections: count, below } = firstScreenOf(...venueOf(...sections));
  return [count, below?.id];
};

test('the first screen ends where rows of the least height fill the highest phone', () => {
  expect(shown(section('Pan', 9), section('Sopas', 7), section('Carnes', 9))).toEqual([2, undefined]);
  expect(shown(section('Pan', 40))).toEqual([1, 'pan-17']);
  expect(shown(section('Pan', 5))).toEqual([1, undefined]);
});

test('rows with texts are higher, and those with long ones higher still', () => {
  expect(shown(section('Pan', 40, { text: 'Del día' }))).toEqual([1, 'pan-16']);
  expect(
    shown(section('Pan', 40, { text: 'Con aceite de la cooperativa del pueblo y sal de las salinas y un ajo entero' })),
  ).toEqual([1, 'pan-13']);
});

test.each<[string, Partial<Menu>, string]>([
  ['three notes', {}, 'pan-16'],
  ['also the line with the opening hours', { hours: [{ hours: [['13:00', '17:00']] }] }, 'pan-15'],
  ['also the flags of many languages', { languages: ['es', 'en', 'fr', 'de', 'it', 'ca', 'pt', 'gl'] }, 'pan-15'],
])('there is room for fewer rows where above them are %s', (_what, more, expected) => {
  const [menu, text] = venueOf(
    section('Pan', 40).replace('items:\n', 'items:\n  - note: Sal\n  - note: Pan\n  - note: Aceite\n'),
  );
  expect(firstScreenOf({ ...menu, ...more }, text).below?.id).toBe(expected);
});

test('what has hours may not be shown, and counts for nothing', () => {
  const night = section('Copas', 20, { more: '  onlyNight: true\n' });
  expect(shown(night, section('Pan', 17), section('Postres', 3))).toEqual([2, undefined]);
  const each = '- section: Copas\n  items:\n  - Ron: 8 onlyNight\n';
  expect(shown(each, section('Pan', 17), section('Postres', 3))).toEqual([2, undefined]);
});

test('a row below the first screen is a row, and no note', () => {
  const notes =
    '- section: Pan\n  items:\n' + Array.from({ length: 17 }, (_, index) => `  - Pan ${index}: 1\n`).join('');
  expect(shown(`${notes}  - note: Con pan\n  - Mollete: 2\n`)).toEqual([1, 'mollete']);
});

test.each([
  ['at the section that follows it', [section('Pan', 17), section('Sopas', 5), section('Carnes', 9)], 'sopas'],
  [
    'at a row of the section that it cuts',
    [section('Pan', 7), section('Vinos', 60), section('Postres', 3)],
    'the_rest',
  ],
  ['with the menu, if that is no longer', [section('Pan', 7), section('Sopas', 5)], 'failure'],
])('a first screen is full %s', (_when, sections, id) => {
  expect(elementBelow(...venueOf(...sections))).toBe(id);
});
