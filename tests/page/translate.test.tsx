import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { translate } from '../../src/page/translate.ts';
import { markupIn } from '../support/fixture-page.tsx';
import { LONG } from '../support/long.ts';
import { sitePages } from '../support/site-pages.tsx';

/** An element of a document of its own, with this inside. */
function pageOf(markup: string): HTMLElement {
  const { body } = document.implementation.createHTMLDocument();
  body.innerHTML = markup;
  return body;
}

/** Shows a page in its languages, one after the other, each of which is fetched once, and expects it to be as it is there. */
function speaker(markups: readonly string[]): (index: number) => void {
  const fetched = markups.map(pageOf);
  const expected = markups.map(pageOf);
  const shown = pageOf(markups[0] ?? '');
  return (index) => {
    const like = expected[index] as HTMLElement;
    translate(shown, fetched[index] as HTMLElement);
    // Attributes may stand in another order.
    expect(shown.isEqualNode(like) ? like.innerHTML : shown.innerHTML).toBe(like.innerHTML);
  };
}

describe('a page from each of its languages to each other', () => {
  test.each(sitePages)('$name', async ({ languages, page }) => {
    const expectToSay = speaker(await Promise.all(languages.map((language) => markupIn(language, page))));
    for (const from of languages.keys()) {
      expectToSay(from);
      for (let to = from + 1; to < languages.length; to++) {
        expectToSay(to);
        expectToSay(from);
      }
    }
  });

  test('of any form', () => {
    const { tree } = fc.letrec<{ tree: string }>((tie) => ({
      tree: fc.oneof(
        { maxDepth: 3 },
        fc.constantFrom('Pan', 'Bread', ''),
        fc
          .tuple(
            fc.constantFrom('b', 'em', 'i'),
            fc.constantFrom('', ' lang="es"', ' class="a"', ' class="b" aria-label="c"'),
            fc.array(tie('tree'), { maxLength: 3 }),
          )
          .map(([tag, attributes, children]) => `<${tag}${attributes}>${children.join('')}</${tag}>`),
      ),
    }));
    fc.assert(
      fc.property(tree, tree, (one, other) => {
        const expectToSay = speaker([one, other]);
        for (const index of [1, 0, 1, 0]) expectToSay(index);
      }),
      { numRuns: LONG ? 500 : 100 },
    );
  });
});

describe('what stays', () => {
  const OWN = '<p><b>Pan</b></p><div data-island="" aria-label="Buscar"><i>3</i></div><p><u data-added="">!</u></p>';
  const OTHER = '<p>The <b>bread</b></p><div data-island="" aria-label="Search"></div><p><b>Water</b></p>';

  test('is the elements, what islands have put there and what is of the moment', () => {
    const shown = pageOf(`<main><button aria-busy="true" data-count="2">Pan</button><p>Agua</p></main>`);
    const elements = [...shown.querySelectorAll('*')];
    translate(shown, pageOf('<main><button>Bread</button><p lang="en">Water</p></main>'));
    expect([...shown.querySelectorAll('*')]).toEqual(elements);
    expect(shown.innerHTML).toBe(
      '<main><button aria-busy="true" data-count="2">Bread</button><p lang="en">Water</p></main>',
    );
  });

  test('is an island’s own place, but for its words, and its lines in other places', () => {
    const shown = pageOf(OWN);
    const [island, line] = [shown.querySelector('i'), shown.querySelector('u')];
    translate(shown, pageOf(OTHER));
    expect(shown.innerHTML).toBe(
      '<p>The <b>bread</b></p><div data-island="" aria-label="Search"><i>3</i></div><p><b>Water</b><u data-added="">!</u></p>',
    );
    expect([shown.querySelector('i'), shown.querySelector('u')]).toEqual([island, line]);
  });
});
