import { describe, expect, test } from 'vitest';
import { contrast } from '../../../codegen/validate/contrast.ts';
import { expectProblems } from '../support/compile.ts';

const SECTIONS = 'sections:\n- section: Carta\n  items:\n  - Agua: 2\n';

describe('text stands out from its background by 4.5:1', () => {
  test.each([
    ['{text: "#767676", background: "#ffffff"}', []],
    ['{text: "#777777", background: "#ffffff"}', ['2:15', '4.4']],
    ['{background: "#777", accent: "#777"}', ['2:21', '3.9']],
    ['{text: "#fffaf3"}', ['2:15', '1']],
    ['{accent: "#ffffff"}', []],
  ])('%s', (theme, low) => {
    const [place, ratio] = low;
    const problem = `${place} warning low-contrast: The contrast of text and background is ${ratio}:1, less than 4.5:1. (take a darker text or a lighter background, or the reverse)`;
    expectProblems(`venue: Bar\ntheme: ${theme}\n${SECTIONS}`, place === undefined ? [] : [problem]);
  });

  test('of a colour that cannot be read nothing is said', () => {
    expectProblems(`venue: Bar\ntheme: {text: white, background: "#eee"}\n${SECTIONS}`, [
      '2:15 error wrong-type: "white" is not a hex colour. (write a hex colour in quotes, such as "#b91c1c")',
    ]);
  });
});

test.each([
  ['#000000', '#ffffff', 21],
  ['#fff', '#000', 21],
  ['#ffffff', '#ffffff', 1],
  ['#00000000', '#ffffff', 1],
])('%s on %s', (text, background, ratio) => {
  expect(contrast(text, background)).toBeCloseTo(ratio, 5);
});
