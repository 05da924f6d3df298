import { expect, test } from 'vitest';
import { nearSections } from '../../src/menu/section.tsx';
import { compileText } from '../support/fixture-menu.ts';

/** A section of so many dishes. */
const section = (name: string, dishes: number, more = ''): string =>
  `- section: ${name}\n${more}  items:\n${Array.from({ length: dishes }, (_, index) => `  - ${name} ${index}: 5`).join('\n')}\n`;

const near = (...sections: string[]): number =>
  nearSections(compileText('bar', `venue: Bar\nsections:\n${sections.join('')}`).menu.sections);

test('a phone shows no section in its first screen that stands below eighteen dishes', () => {
  expect(near(section('Pan', 9), section('Sopas', 8), section('Carnes', 1), section('Postres', 3))).toBe(3);
  expect(near(section('Pan', 9), section('Sopas', 8), section('Postres', 3))).toBe(3);
});

test('what has hours may not be shown, and counts for nothing', () => {
  const night = section('Copas', 20, '  onlyNight: true\n');
  expect(near(night, section('Pan', 18), section('Postres', 3))).toBe(2);
});
