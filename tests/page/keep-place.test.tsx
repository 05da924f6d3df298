import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keepPlace } from '../../src/page/keep-place.ts';

describe('when texts of another length come', () => {
  /** Where the rows stand, in pixels below the top of the screen; each is 40 high. */
  type Tops = Readonly<Record<string, number>>;
  let tops: Tops = {};

  beforeEach(() => {
    vi.spyOn(window, 'scrollBy').mockReturnValue();
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
      const top = tops[this.firstChild?.textContent ?? ''];
      // What is out of its hours has no place at all; titles stick.
      if (top === undefined) return { top: 0, bottom: this.tagName === 'H2' ? 40 : 0 } as DOMRect;
      return { top, bottom: top + 40 } as DOMRect;
    });
  });

  /** A section whose title sticks to the top of the screen while its rows go by. */
  function showRows(rows: readonly string[], places: Tops): void {
    const items = rows.map((row) => `<li>${row}<ul><li>Gluten</li></ul></li>`).join('');
    document.body.innerHTML = `<main><section><h2>Fritos</h2><ul>${items}</ul></section></main>`;
    tops = places;
  }

  const FRIED = ['Calamares', 'Boquerones', 'Croquetas'];
  const STAYS = { Calamares: 20 };

  test.each<[what: string, before: Tops, after: Tops, scrolled: number | undefined, scrollY?: number, rows?: string[]]>(
    [
      [
        'the first row that begins on the screen stays where it is',
        { Calamares: -60, Boquerones: 20, Croquetas: 60 },
        { Squid: 10, Anchovies: 90, Croquettes: 150 },
        70,
        600,
        ['Squid', 'Anchovies', 'Croquettes'],
      ],
      [
        'a row out of its hours is none to go by',
        { Calamares: -60, Croquetas: 20 },
        { Calamares: -20, Croquetas: 60 },
        40,
      ],
      ['nothing is scrolled where nothing has moved', STAYS, STAYS, undefined],
      ['a reader at the top of the page stays there', { Calamares: 300 }, { Calamares: 340 }, undefined, 0],
      ['a page that lost its rows is left alone', STAYS, {}, undefined, 600, []],
    ],
  )('%s', (_what, before, after, scrolled, scrollY = 600, rows = FRIED) => {
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(scrollY);
    showRows(FRIED, before);
    const restore = keepPlace(document);
    showRows(rows, after);
    restore();
    expect(vi.mocked(window.scrollBy).mock.calls).toEqual(
      scrolled === undefined ? [] : [[{ top: scrolled, behavior: 'instant' }]],
    );
    expect('jumped' in document.documentElement.dataset).toBe(scrollY > 0 && rows.length > 0);
  });
});
