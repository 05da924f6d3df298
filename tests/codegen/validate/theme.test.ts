import { describe, expect, test } from 'vitest';
import { expectProblems, expectValid } from '../support/compile.ts';

const SECTIONS = 'sections:\n- section: Carta\n  items:\n  - Agua: 2\n';

test('colours are hex colours, a font is a word or a family', () => {
  const theme = '{accent: "#B91C1C", background: "#fff", text: "#000000ff", font: Playfair Display 2}';
  expect(expectValid(`venue: Bar\ntheme: ${theme}\n${SECTIONS}`).theme).toEqual({
    accent: '#B91C1C',
    background: '#fff',
    text: '#000000ff',
    font: 'Playfair Display 2',
  });
  expect(expectValid(`venue: Bar\ntheme: {font: Serif}\n${SECTIONS}`).theme).toEqual({ font: 'serif' });
});

describe('what is none', () => {
  test.each([
    [
      'accent: red',
      '3:11 error wrong-type: "red" is not a hex colour. (write a hex colour in quotes, such as "#b91c1c")',
    ],
    ['accent: b91c1c', '3:11 error wrong-type: "b91c1c" is not a hex colour. (write "#b91c1c")'],
    [
      'accent: "#b91c1"',
      '3:11 error wrong-type: "#b91c1" is not a hex colour. (write a hex colour in quotes, such as "#b91c1c")',
    ],
    ['accent: #b91c1c', '3:11 error wrong-type: YAML takes #b91c1c for a comment. (write "#b91c1c")'],
    [
      'font: url(x)',
      '3:9 error wrong-type: "url(x)" is not the name of a font. (write the name of one family, or one of sans serif slab rounded condensed mono)',
    ],
    ['font: serrif', '3:9 error wrong-type: "serrif" is not the name of a font. (did you mean "serif"?)'],
  ])('%s', (field, problem) => {
    expectProblems(`venue: Bar\ntheme:\n  ${field}\n${SECTIONS}`, [problem]);
  });
});
