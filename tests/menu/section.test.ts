import { expect, test } from 'vitest';
import { groupsByEntry } from '../../src/menu/group-context.ts';
import { shownWindow } from '../../src/menu/hours-rule.ts';
import { compileText } from '../support/fixture-menu.ts';

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
