import { describe, expect, test } from 'vitest';
import { entriesOf, expectProblems, expectValid, withItems } from '../support/compile.ts';

const idsOf = (items: string): (string | undefined)[] =>
  entriesOf(withItems(items)).map((entry) => ('id' in entry ? entry.id : undefined));

describe('an id is the slug of the first text', () => {
  test('a second one of the same slug is numbered, in document order', () => {
    expect(idsOf('- Agua: 1\n- agua: 2\n- Água: 3\n- Agua 2: 4\n- "!!!": 5')).toEqual([
      'agua',
      'agua-2',
      'agua-3',
      'agua-2-2',
      'item',
    ]);
  });

  test('an explicit id is kept, wherever it stands', () => {
    expect(idsOf('- Agua: 1\n- Agua: 2\n- item: Cola\n  id: agua\n- item: Vino\n  id: agua-2')).toEqual([
      'agua-3',
      'agua-4',
      'agua',
      'agua-2',
    ]);
  });

  test('items, highlights, promos, builders and set menus have one', () => {
    expect(
      idsOf(
        '- heading: Pan\n- note: Pan\n- item: Pan\n- highlight: Pan\n- promo: Pan\n- builder: Pan\n- setMenu: Pan\n- banner: Pan',
      ),
    ).toEqual([undefined, undefined, 'pan', 'pan-2', 'pan-3', 'pan-4', 'pan-5', undefined]);
  });

  test('sections are numbered for themselves', () => {
    const { sections } = expectValid(
      'venue: Bar\nsections:\n- section: Agua\n  items:\n  - Agua: 1\n- section: Agua\n  items:\n  - Agua: 1\n- section: Agua\n  id: agua\n  items:\n  - Agua: 1\n',
    );
    expect(sections.map(({ id, entries }) => [id, ...entries.map((entry) => ('id' in entry ? entry.id : ''))])).toEqual(
      [
        ['agua-2', 'agua'],
        ['agua-3', 'agua-2'],
        ['agua', 'agua-3'],
      ],
    );
  });
});

test('two explicit ids that are equal are an error at the second', () => {
  expectProblems(withItems('- item: Agua\n  id: agua\n- highlight: Vino\n  id: agua\n- promo: Pan\n  id: agua'), [
    '9:9 error duplicate-id: The id "agua" is taken: menus/bar.yaml, line 7. (choose another id, or delete it)',
    '11:9 error duplicate-id: The id "agua" is taken: menus/bar.yaml, line 7. (choose another id, or delete it)',
  ]);
  expectProblems(
    'venue: Bar\nsections:\n- section: A\n  id: x\n  items:\n  - Agua: 1\n- section: B\n  id: x\n  items:\n  - Agua: 1\n',
    ['8:7 error duplicate-id: The id "x" is taken: menus/bar.yaml, line 4. (choose another id, or delete it)'],
  );
});
