import { beforeEach, describe, expect, test, vi } from 'vitest';
import { chosenLanguage, rememberLanguage } from '../../src/i18n/language-choice.ts';
import { arrive } from '../../src/menu/arrival.ts';
import { watchSectionLinks } from '../../src/menu/watch-section-links.ts';
import { startScript } from '../support/start-script.ts';

describe('a language that was chosen (specification, point 2)', () => {
  const BUILT = (name: string) => `/cartasqr/assets/${name}-Ab-_9xYz`;
  const SERVED = (name: string) => `/cartasqr/@id/__x00__virtual:page/${name}/es`;

  /** The document of a page; that of a menu has a header. */
  function come(page: string, { type = 'navigate', hasMenu = true } = {}): void {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as unknown as PerformanceEntryList);
    const header = hasMenu ? '<header class="venue-header"></header>' : '';
    document.body.innerHTML = `<div id="root" data-page="${page}">${header}</div>`;
    arrive(document);
  }

  test.each([
    ['stays from one venue to the next', BUILT('masai'), BUILT('ohara'), {}, 'fr'],
    ['stays at the first venue', undefined, BUILT('ohara'), {}, 'fr'],
    ['ends at the demo', BUILT('masai'), BUILT('index'), {}, 'es'],
    ['ends at the demo, come to first', undefined, BUILT('index'), {}, 'es'],
    ['ends where a visit goes on from the demo', BUILT('index'), BUILT('masai'), {}, 'es'],
    ['ends there on the development server, too', SERVED('index'), SERVED('el-moreno'), {}, 'es'],
    ['stays at the demo when it is loaded again', BUILT('index'), BUILT('index'), { type: 'reload' }, 'fr'],
    ['stays on the way back to the demo', BUILT('masai'), BUILT('index'), { type: 'back_forward' }, 'fr'],
    ['stays at the profile, which is no venue', BUILT('index'), BUILT('profile'), { hasMenu: false }, 'fr'],
  ])('%s', (_what, from, to, how, language) => {
    if (from !== undefined) come(from);
    rememberLanguage('fr');
    come(to, how);
    expect(chosenLanguage()).toBe(language);
  });

  test('ends at the venue after the demo, with a look at the profile in between', () => {
    come(BUILT('index'));
    rememberLanguage('fr');
    come(BUILT('profile'), { hasMenu: false });
    come(BUILT('el-moreno'));
    expect(chosenLanguage()).toBe('es');
  });
});

describe('choosing a section', () => {
  const hidePopover = vi.fn();
  const scrollIntoView = vi.fn();

  beforeEach(() => {
    // What jsdom lacks.
    HTMLElement.prototype.hidePopover = hidePopover.mockClear();
    HTMLElement.prototype.scrollIntoView = scrollIntoView.mockClear();
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    history.replaceState({ idx: 3 }, '', '/cartasqr/bar');
    document.body.innerHTML = `
      <nav id="sections" popover><a href="#postres"><span>Postres</span></a></nav>
      <a href="#postres" id="elsewhere">Postres</a>
      <section id="postres"><h2>Postres</h2></section>`;
    return startScript(() => watchSectionLinks(document));
  });

  const choose = (): void => document.querySelector<HTMLElement>('#sections span')?.click();

  test('scrolls to it smoothly, closes the list and goes on reading there', () => {
    choose();
    expect(hidePopover).toHaveBeenCalledOnce();
    expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ behavior: 'smooth' });
    expect(scrollIntoView.mock.instances).toEqual([document.getElementById('postres')]);
    expect(document.activeElement?.tagName).toBe('H2');
  });

  test('jumps where no motion is wanted', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    choose();
    expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ behavior: 'auto' });
  });

  test('changes the address without an entry in the history', () => {
    const { length } = history;
    choose();
    expect([window.location.hash, history.state, history.length]).toEqual(['#postres', { idx: 3 }, length]);
  });

  test('leaves other links alone', () => {
    const goesOn = vi.fn((event: Event) => !event.defaultPrevented);
    window.addEventListener('click', goesOn, { once: true });
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    document.getElementById('elsewhere')?.click();
    expect(goesOn).toHaveReturnedWith(true);
    expect(scrollIntoView).not.toHaveBeenCalled();
  });
});
