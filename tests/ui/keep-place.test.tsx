import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepPlace } from '../../src/ui/keep-place.ts';

/** A section whose title sticks to the top of the screen while its rows go by. */
const page = (...rows: string[]): string =>
  `<main><section><h2>Fritos</h2><ul>${rows.map((row) => `<li>${row}<ul><li>Gluten</li></ul></li>`).join('')}</ul></section></main>`;

/** Where the rows stand, in pixels below the top of the screen; each is 40 high. */
let tops: Readonly<Record<string, number>>;
const scrollBy = vi.fn();
let scrollY = 0;

beforeEach(() => {
  scrollY = 600;
  scrollBy.mockClear();
  vi.spyOn(window, 'scrollBy').mockImplementation(scrollBy);
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrollY);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    const top = tops[this.firstChild?.textContent ?? ''];
    // What is out of its hours has no place at all; titles stick.
    if (top === undefined) return { top: 0, bottom: this.tagName === 'H2' ? 40 : 0 } as DOMRect;
    return { top, bottom: top + 40 } as DOMRect;
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  delete document.documentElement.dataset['jumped'];
});

describe('when texts of another length come', () => {
  test('the first row that begins on the screen stays where it is', () => {
    document.body.innerHTML = page('Calamares', 'Boquerones', 'Croquetas');
    tops = { Calamares: -60, Boquerones: 20, Croquetas: 60 };
    const restore = keepPlace(document);
    document.body.innerHTML = page('Squid', 'Anchovies', 'Croquettes');
    tops = { Squid: 10, Anchovies: 90, Croquettes: 150 };
    restore();
    expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ top: 70, behavior: 'instant' });
  });

  test('a row out of its hours is none to go by', () => {
    document.body.innerHTML = page('Calamares', 'Mollete', 'Croquetas');
    tops = { Calamares: -60, Croquetas: 20 };
    const restore = keepPlace(document);
    tops = { Calamares: -20, Croquetas: 60 };
    restore();
    expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ top: 40, behavior: 'instant' });
  });

  test('nothing is scrolled where nothing has moved', () => {
    document.body.innerHTML = page('Calamares');
    tops = { Calamares: 20 };
    keepPlace(document)();
    expect(scrollBy).not.toHaveBeenCalled();
  });

  test('a reader at the top of the page stays there', () => {
    scrollY = 0;
    document.body.innerHTML = page('Calamares');
    tops = { Calamares: 300 };
    const restore = keepPlace(document);
    tops = { Calamares: 340 };
    restore();
    expect(scrollBy).not.toHaveBeenCalled();
    expect(document.documentElement.dataset['jumped']).toBeUndefined();
  });

  test('a page that lost its rows is left alone', () => {
    document.body.innerHTML = page('Calamares');
    tops = { Calamares: 20 };
    const restore = keepPlace(document);
    document.body.innerHTML = '<main></main>';
    restore();
    expect(scrollBy).not.toHaveBeenCalled();
  });
});
