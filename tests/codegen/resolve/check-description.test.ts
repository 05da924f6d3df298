import { describe, expect, test } from 'vitest';
import { entriesOf, expectProblems, withItems } from '../support/compile.ts';

const ALLOWED = 'only b strong i em u br p ul ol li span a small sup sub can be used';

test('a description is plain text', () => {
  const [entry] = entriesOf(withItems('- item: Pan\n  description: Con <script> y <b>'));
  expect(entry).toHaveProperty('description', { es: 'Con <script> y <b>' });
});

describe('where HTML is allowed, what is not is reported at its place', () => {
  test('in every language of a block', () => {
    const description = '|\n    Con <b>pan</b> y <u>ajo\n    @en With <font>bread</font>';
    expectProblems(
      withItems(
        `- note: A @en B\n- item: Pan @en Bread\n  allowHtmlInDescription: true\n  description: ${description}`,
        'es en',
      ),
      [
        '10:24 error unsafe-html: <u> is not closed. (write </u> after the text)',
        `11:16 error unsafe-html: <font> cannot be used here. (${ALLOWED})`,
      ],
    );
  });

  test('in quotes with escapes, and in a mapping', () => {
    expectProblems(
      withItems(
        [
          '- item: Pan @en Bread',
          '  allowHtmlInDescription: true',
          '  description: "Caf\\u00e9 \\@ <i>a</i> @en It <hr> is"'.replace('\\@', '\\\\@'),
          '- item: Ajo @en Garlic',
          '  allowHtmlInDescription: true',
          '  description: {es: <b>a</b>, en: <b>b</i>}',
        ].join('\n'),
        'es en',
      ),
      [
        `8:49 error unsafe-html: <hr> cannot be used here. (${ALLOWED})`,
        '11:37 error unsafe-html: <b> is not closed. (write </b> after the text)',
        '11:41 error unsafe-html: </i> closes nothing. (delete it, or open <i> before)',
      ],
    );
  });

  test('by the defaults of the venue, in a partial', () => {
    const partials = { horno: 'sections:\n- section: Horno\n  items:\n  - item: Pan\n    description: <hr>\n' };
    expectProblems(
      'venue: Bar\ndefaults: {allowHtmlInDescription: true}\nsections:\n- use: horno\n',
      [`menus/_shared/horno.yaml:5:18 error unsafe-html: <hr> cannot be used here. (${ALLOWED})`],
      { partials },
    );
  });
});
