import { render } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keepPlace } from '../../src/ui/keep-place.ts';
import { lastVenue, rememberVenue, venuePath } from '../../src/ui/last-venue.ts';
import { APP_WANTED } from '../../src/ui/page-events.ts';
import { pageState } from '../../src/ui/page-state.ts';
import { keepTap, replayTaps, takeTaps, watchWantedApp } from '../../src/ui/taps.ts';
import { usePageTitle } from '../../src/ui/use-page-title.ts';
import { startScript } from '../support/start-script.ts';

describe('the state of a page', () => {
  test('is shared by its scripts, whoever comes first', () => {
    pageState().ready = true;
    expect(window.carta).toEqual({ ready: true });
    expect(pageState()).toBe(window.carta);
  });
});

describe('a tap', () => {
  const FLAG = '[data-language]';
  const WANTS = '[data-wants]';
  const answer = vi.fn();
  const wanted = vi.fn();

  beforeEach(() => {
    answer.mockClear();
    wanted.mockClear();
    document.body.innerHTML = `
      <button data-language="en"><span>flag</span></button>
      <button data-wants="">information</button>
      <button id="sections">sections</button>
      <p>text</p>`;
    for (const button of document.querySelectorAll('button')) button.addEventListener('click', () => answer(button));
    return startScript(() => document.addEventListener(APP_WANTED, wanted));
  });

  const element = (selector: string): HTMLElement => document.querySelector(selector) as HTMLElement;
  const isBusy = (selector: string): boolean => element(selector).ariaBusy === 'true';

  describe('that nobody can answer yet', () => {
    test('is answered in its turn, and once', () => {
      keepTap(element(WANTS));
      keepTap(element(FLAG));
      replayTaps();
      replayTaps();
      expect(answer.mock.calls).toEqual([[element(WANTS)], [element(FLAG)]]);
    });

    test('on something else is the browser’s own, and not kept', () => {
      keepTap(element('#sections'));
      expect(window.carta?.taps).toBeUndefined();
      replayTaps();
      expect(answer).not.toHaveBeenCalled();
    });
  });

  describe('on what only the app can answer', () => {
    beforeEach(() => startScript(() => watchWantedApp(document)));

    test('calls for the app, which answers it when it is there', () => {
      element(WANTS).click();
      expect(wanted).toHaveBeenCalledOnce();
      expect(isBusy(WANTS)).toBe(true);
      answer.mockClear();
      takeTaps();
      expect(answer).toHaveBeenCalledExactlyOnceWith(element(WANTS));
      expect(isBusy(WANTS)).toBe(false);
    });

    test('that was kept by the inline script calls for it, too', () => {
      keepTap(element(WANTS));
      replayTaps();
      expect(wanted).toHaveBeenCalledOnce();
      expect(isBusy(WANTS)).toBe(true);
    });

    test('is left to the app once that is there', () => {
      takeTaps();
      element(WANTS).click();
      expect(wanted).not.toHaveBeenCalled();
      expect(isBusy(WANTS)).toBe(false);
      expect(answer).toHaveBeenCalledOnce();
    });

    test('is told from all others', () => {
      element('p').click();
      element(FLAG).click();
      expect(wanted).not.toHaveBeenCalled();
    });
  });
});

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

describe('the last visited venue (specification, point 2)', () => {
  test.each([
    ['/cartasqr/el-moreno', '/el-moreno/'],
    ['/cartasqr/el-moreno/', '/el-moreno/'],
    ['/cartasqr/el-moreno/mesa-4', '/el-moreno/mesa-4/'],
    ['/cartasqr/', '/'],
    ['/cartasqr', '/'],
  ])('of %s is kept as %s', (address, path) => {
    expect(venuePath(address)).toBe(path);
  });

  test('is not the profile, and none before the first visit', () => {
    expect(lastVenue()).toBeUndefined();
    rememberVenue('/cartasqr/el-moreno');
    rememberVenue('/cartasqr/profile');
    rememberVenue('/cartasqr/profile/');
    expect(lastVenue()).toBe('/el-moreno/');
  });
});

describe('the title of a page', () => {
  function Plain({ title }: { readonly title: string }) {
    usePageTitle(title, 'La carta');
    return null;
  }

  const description = () => document.querySelector('meta[name=description]')?.getAttribute('content');

  beforeEach(() => {
    document.head.innerHTML = '<title>Antes - cartas.example</title><meta name="description" content="Lo de antes">';
  });

  test('keeps a host that holds hyphens, and is replaced whole if it holds one', () => {
    document.title = 'Premier - Centro - mi-bar.example';
    render(<Plain title="Premier - Huelin" />);
    expect([document.title, description()]).toEqual(['Premier - Huelin - mi-bar.example', 'La carta']);
  });

  test('does not mind a document without a description', () => {
    document.head.innerHTML = '<title>Alt - cartas.example</title>';
    render(<Plain title="Neu" />);
    expect(document.title).toBe('Neu - cartas.example');
  });
});
