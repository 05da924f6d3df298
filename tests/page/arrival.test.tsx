import { describe, expect, test, vi } from 'vitest';
import { chosenLanguage, rememberLanguage } from '../../src/i18n/language-choice.ts';
import { arrive } from '../../src/page/arrival.ts';

describe('a language that was chosen (specification, point 2)', () => {
  const BUILT = (name: string) => `/cartasqr/assets/${name}-Ab-_9xYz`;
  const SERVED = (name: string) => `/cartasqr/@page/${name}-dev-page`;

  /** The document of a page; that of a menu has a header. */
  function come(page: string, { type = 'navigate', hasMenu = true, hash = '' } = {}): void {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as unknown as PerformanceEntryList);
    history.replaceState(null, '', `/cartasqr/${hash}`);
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
    ['stays for who had to sign in for a card', BUILT('index'), BUILT('masai'), { hash: '#stamp_card' }, 'fr'],
    ['stays at the profile, which is no venue', BUILT('index'), BUILT('profile'), { hasMenu: false }, 'fr'],
  ])('%s', (_what, from, to, how, language) => {
    if (from !== undefined) come(from);
    rememberLanguage('fr');
    come(to, how);
    expect(chosenLanguage()).toBe(language);
  });

  test('stays where the browser goes back from the demo to a page in its memory, and on from there', () => {
    come(BUILT('index'));
    document.body.innerHTML = `<div id="root" data-page="${BUILT('masai')}"><header class="venue-header"></header></div>`;
    arrive(document, 'restore');
    rememberLanguage('fr');
    come(BUILT('ohara'));
    expect(chosenLanguage()).toBe('fr');
  });

  test('ends at the venue after the demo, with a look at the profile in between', () => {
    come(BUILT('index'));
    rememberLanguage('fr');
    come(BUILT('profile'), { hasMenu: false });
    come(BUILT('el-moreno'));
    expect(chosenLanguage()).toBe('es');
  });
});
