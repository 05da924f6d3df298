import { beforeEach, describe, expect, test, vi } from 'vitest';
import { awaitLanguage, showWords } from '../../src/page/await-language.ts';
import { watchRoom } from '../../src/page/narrow.ts';
import { watchOverview } from '../../src/page/overview.ts';
import { TEXTS_CHANGED } from '../../src/page/page-events.ts';
import { stepAside } from '../../src/page/reading.ts';
import { watchSectionBar } from '../../src/page/section-bar.ts';

const root = document.documentElement;
const PAGE = `<header></header>
  <nav class="section-bar"><ul><li><a href="#pan" aria-current="true">Pan</a></li><li><a href="#v%C3%ADno">Vino</a></li></ul>
    <button class="fold" aria-pressed="false" data-does="overview"></button></nav>
  <main><section id="pan"></section><section id="víno"></section></main>`;

beforeEach(() => {
  document.body.innerHTML = PAGE;
  for (const name of ['data-overview', 'data-down', 'data-narrow', 'data-awaits']) root.removeAttribute(name);
});

describe('the bar of sections', () => {
  const current = (): (string | null)[] =>
    Array.from(document.querySelectorAll('[aria-current]'), ({ textContent }) => textContent);
  /** The sections end at these positions on the screen, which is 768 pixels high; one without a position is outside its hours. */
  const scroll = (...bottoms: (number | undefined)[]): void => {
    for (const [index, section] of document.querySelectorAll('section').entries()) {
      const bottom = bottoms[index];
      Object.defineProperty(section, 'offsetHeight', { value: bottom === undefined ? 0 : 300, configurable: true });
      section.getBoundingClientRect = () => ({ bottom: bottom ?? 0 }) as DOMRect;
    }
    document.dispatchEvent(new Event('scroll'));
  };

  beforeEach(() => {
    Element.prototype.scrollTo = vi.fn();
    watchSectionBar(document);
  });

  test('says which section is read, and keeps its link in sight', () => {
    expect(current()).toEqual(['Pan']);
    scroll(150, 900);
    expect(current()).toEqual(['Vino']);
    expect(vi.mocked(Element.prototype.scrollTo)).toHaveBeenCalledTimes(1);
    scroll(250, 1000);
    expect(current()).toEqual(['Pan']);
  });

  test('says so after a jump beyond the last and before the first, and never of one outside its hours', () => {
    scroll(-2000, 100);
    expect(current()).toEqual(['Vino']);
    scroll(900, 1400);
    expect(current()).toEqual(['Pan']);
    scroll(100, undefined);
    expect(current()).toEqual(['Pan']);
  });

  test('says so in another language, whose links are marked anew', () => {
    scroll(150, 900);
    document.body.innerHTML = PAGE.replace('>Vino<', '>Wine<');
    document.dispatchEvent(new Event(TEXTS_CHANGED));
    expect(current()).toEqual(['Wine']);
  });
});

test('the fold leaves names and prices, and brings the rest back', () => {
  watchOverview(document);
  const fold = document.querySelector('button') as HTMLElement;
  const state = () => [root.hasAttribute('data-overview'), fold.getAttribute('aria-pressed')];
  fold.click();
  expect(state()).toEqual([true, 'true']);
  fold.click();
  expect(state()).toEqual([false, 'false']);
});

describe('the bar at the bottom', () => {
  const isAside = (): boolean => root.hasAttribute('data-down');
  const touch = (type: string, y: number): void => {
    document.dispatchEvent(Object.assign(new Event(type), { touches: [{ clientY: y }] }));
  };

  beforeEach(() => stepAside(document));

  test('steps aside while a finger reads down, and comes back at its first move up', () => {
    touch('touchstart', 500);
    touch('touchmove', 400);
    expect(isAside()).toBe(true);
    touch('touchmove', 410);
    expect(isAside()).toBe(false);
  });

  test('does not mind a finger that trembles', () => {
    touch('touchstart', 500);
    touch('touchmove', 497);
    expect(isAside()).toBe(false);
  });

  test('follows a wheel', () => {
    document.dispatchEvent(new WheelEvent('wheel', { deltaY: 40 }));
    expect(isAside()).toBe(true);
    document.dispatchEvent(new WheelEvent('wheel', { deltaX: 40 }));
    expect(isAside()).toBe(true);
    document.dispatchEvent(new WheelEvent('wheel', { deltaY: -4 }));
    expect(isAside()).toBe(false);
  });
});

test.each([
  [412, '16px', false],
  [280, '16px', true],
  [412, '32px', true],
  [1024, '32px', false],
])('a screen of %d pixels with text of %s is narrow: %o', (width, fontSize, isNarrow) => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #look: () => void;
      constructor(look: () => void) {
        this.#look = look;
      }
      observe(): void {
        this.#look();
      }
    },
  );
  vi.spyOn(root, 'clientWidth', 'get').mockReturnValue(width);
  root.style.fontSize = fontSize;
  watchRoom(document);
  root.style.fontSize = '';
  expect(root.hasAttribute('data-narrow')).toBe(isNarrow);
});

describe('words that give way to another language', () => {
  const begin = (chosen: string | undefined, languages = 'es en'): string | null => {
    root.dataset['languages'] = languages;
    root.lang = 'es';
    sessionStorage.clear();
    if (chosen) sessionStorage.setItem('carta-language', chosen);
    awaitLanguage(document);
    return root.getAttribute('data-awaits');
  };

  test('are not seen until those have come', () => {
    expect(begin('en')).toBe('en');
    showWords(document);
    expect(root.getAttribute('data-awaits')).toBeNull();
  });

  test.each([
    ['nobody has chosen one', undefined, 'es en'],
    ['they are in it', 'es', 'es en'],
    ['the page does not have it', 'fr', 'es en'],
    ['it was reset', 'es reset', 'es en'],
  ])('are seen where %s', (_why, chosen, languages) => {
    expect(begin(chosen, languages)).toBeNull();
  });
});
