import { describe, test } from 'vitest';
import { expectProblems } from '../support/compile.ts';

const HINT = '(write - section: and its title, and below it items:)';

describe('the sections are a list, each with a title', () => {
  test.each([
    ['sections: {section: Carta}', `2:11 error wrong-type: A list of sections is expected here. ${HINT}`],
    ['sections: Carta', `2:11 error wrong-type: A list of sections is expected here. ${HINT}`],
    ['sections:\n- Carta', `3:3 error wrong-type: A section is expected here. ${HINT}`],
    ['sections:\n-', `3:2 error wrong-type: A section is expected here. ${HINT}`],
    [
      'sections:\n- secton: Carta\n  items:\n  - Agua: 2',
      '3:3 error unknown-field: "secton" is not a field that can stand here. (did you mean "section"?)',
    ],
    [
      'sections:\n- usee: bebidas',
      '3:3 error unknown-field: "usee" is not a field that can stand here. (did you mean "use"?)',
    ],
    [
      'sections:\n- section: Carta\n  itmes:\n  - Agua: 2',
      '4:3 error unknown-field: "itmes" is not a field that can stand here. (did you mean "items"?)',
    ],
  ])('%s', (sections, problem) => {
    expectProblems(`venue: Bar\n${sections}\n`, [problem]);
  });
});

test('a section without entries is a warning', () => {
  expectProblems('venue: Bar\nsections:\n- section: Carta\n- id: vinos\n  section: Vinos\n  items: []\n', [
    '3:3 warning empty-section: This section has no entries. (write them below items:, or delete it)',
    '5:3 warning empty-section: This section has no entries. (write them below items:, or delete it)',
  ]);
});

test('a section whose entries cannot be read is not called empty', () => {
  expectProblems('venue: Bar\nsections:\n- section: Carta\n  items:\n  - Agua\n', [
    '5:5 error wrong-type: "Agua" has no colon behind it. (write "- Agua:", with its price behind the colon)',
  ]);
});
