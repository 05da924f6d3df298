import { expect, test } from 'vitest';
import { entriesOf, expectValid, withItems } from '../support/compile.ts';

test.each([
  ['its name', '- Croquetas de jamón: 1\n- "  ¡Olé, niño!  ": 1', 'croquetas-de-jamon ole-nino'],
  ['in small letters', '- LA GORDI 14.90 €: 1\n- Crème brûlée & café: 1', 'la-gordi-14-90 creme-brulee-cafe'],
  ['of letters only', '- __proto__: 1\n- "!!!": 5', 'proto item'],
  ['with a number where it is taken', '- Agua: 1\n- agua: 2\n- Água: 3\n- Agua 2: 4', 'agua agua-2 agua-3 agua-2-2'],
  [
    'or what it says, wherever it stands',
    '- Agua: 1\n- Agua: 2\n- item: Cola\n  id: agua\n- item: Vino\n  id: agua-2',
    'agua-3 agua-4 agua agua-2',
  ],
  [
    'if it is a dish or a group of them',
    '- heading: Pan\n- note: Pan\n- item: Pan\n- highlight: Pan\n- promo: Pan\n- builder: Pan\n- setMenu: Pan\n- banner: Pan',
    '- - pan pan-2 pan-3 pan-4 pan-5 -',
  ],
])('the id of an entry is %s', (_, items, ids) => {
  const found = entriesOf(withItems(items)).map((entry) => ('id' in entry ? entry.id : '-'));
  expect(found.join(' ')).toBe(ids);
});

test('sections are numbered for themselves', () => {
  const section = '- section: Agua\n  items:\n  - Agua: 1\n';
  const { sections } = expectValid(
    `venue: Bar\nsections:\n${section.repeat(2)}${section.replace('items', 'id: agua\n  items')}`,
  );
  expect(sections).toMatchObject([
    { id: 'agua-2', entries: [{ id: 'agua' }] },
    { id: 'agua-3', entries: [{ id: 'agua-2' }] },
    { id: 'agua', entries: [{ id: 'agua-3' }] },
  ]);
});
