import { beforeEach, describe, expect, test, vi } from 'vitest';
import { replayTaps, sayNoScript, watchFirstTaps } from '../../src/page/first-taps.ts';
import { Layers } from '../../src/page/layers.ts';
import { watchPopups } from '../../src/page/popups.ts';
import {
  AGUA,
  BURGER,
  closed,
  marked,
  NACHOS,
  openDialog,
  openItem,
  preparePopupPage,
  pressEscape,
  tap,
  tapItem,
  video,
} from './popup-page.ts';

const OTHERS = '<button data-language="fr"><span>Français</span></button><button id="sections">Secciones</button>';

preparePopupPage();
// A page as it is after its first paint, with the inline script only.
beforeEach(() => {
  document.body.insertAdjacentHTML('afterbegin', OTHERS);
  watchFirstTaps(document);
});

const EN = '[data-language=en]';
const FR = '[data-language=fr] span';
const SEARCH = '[data-wants=search]';
const PLAIN = ['#sections', 'main', 'main li:last-child h3'];

const nameOf = ({ textContent }: Element): string => textContent;
const busy = (): string[] => Array.from(document.querySelectorAll('[aria-busy=true]'), nameOf);

describe('before the page’s script comes', () => {
  test('a dish opens, with an entry of its own in the history; another one takes its place', () => {
    const before = history.length;
    tapItem(NACHOS);
    expect([openItem(), marked(), history.length - before]).toEqual(['Nachos XL', [`item:${NACHOS}`], 1]);
    pressEscape();
    tapItem(AGUA);
    expect([openItem(), marked(), history.length - before]).toEqual(['Agua', [`item:${AGUA}`], 1]);
    startPage();
  });

  test('back closes a dish, also where that script never comes', async () => {
    tapItem(NACHOS);
    history.back();
    await closed();
    expect(history.state).toEqual({ other: 1 });
  });

  test('what has to wait shows that it was heard; what is the browser’s own, or nothing, does not', () => {
    for (const selector of [FR, SEARCH, ...PLAIN]) tap(selector);
    expect(busy()).toEqual(['Français', 'Buscar']);
    expect(marked()).toEqual([]);
  });
});

test('where that script cannot be loaded, the page says so, and dishes open', () => {
  document.title = 'Carta digital QR de Bar';
  document.body.insertAdjacentHTML('beforeend', '<output id="failure" data-says="{name}: no ha llegado."></output>');
  sayNoScript(document);
  expect(document.getElementById('failure')?.textContent).toBe('Carta digital QR de Bar: no ha llegado.');
  // Tests in a browser load the page again.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  tap(SEARCH);
  tapItem(NACHOS);
  expect([busy(), openItem()]).toEqual([['Buscar'], 'Nachos XL']);
  startPage();
});

/** The page's script comes. */
function startPage(): void {
  watchPopups(document, new Layers());
  replayTaps(document);
}

// Dishes that are opened before it comes are driven in tests/e2e/early-taps.test.ts.
describe('when the page’s script comes', () => {
  test('the video of an open dish plays from then on', () => {
    tapItem(BURGER);
    expect(video()).toBeNull();
    startPage();
    expect(video()?.getAttribute('src')).toBe('/burger.mp4');
  });

  test('several that were opened and closed before stay closed, and leave no entry to come back through', async () => {
    for (const item of [NACHOS, BURGER]) {
      tapItem(item);
      pressEscape();
    }
    startPage();
    await closed();
    expect(history.state).toEqual({ other: 1 });
  });

  test('the last of several is open, and one way back closes it for good', async () => {
    tapItem(NACHOS);
    pressEscape();
    tapItem(AGUA);
    startPage();
    expect(openItem()).toBe('Agua');
    pressEscape();
    await closed();
    expect(history.state).toEqual({ other: 1 });
  });

  test('after a reload of a menu that has the dish no more nothing is open, nor marked to be', async () => {
    history.pushState({ carta: ['item:9'] }, '');
    startPage();
    await closed();
    expect(history.state).toEqual({ other: 1 });
  });

  test('after a reload of another menu no other dish is open', async () => {
    document.body.insertAdjacentHTML('beforeend', '<div id="root" data-page="/assets/menu-before00"></div>');
    tapItem(NACHOS);
    const [before] = marked();
    pressEscape();
    for (const dish of document.querySelectorAll('.dish')) dish.replaceChildren();
    document.getElementById('root')?.setAttribute('data-page', '/assets/menu-after000');
    startPage();
    await closed();
    expect(before).toBe(`item:${NACHOS}/assets/menu-before00`);
    expect(history.state).toEqual({ other: 1 });
  });

  test('a tap opens a dish once', () => {
    startPage();
    const before = history.length;
    tapItem(NACHOS);
    expect([openItem(), history.length]).toEqual(['Nachos XL', before + 1]);
  });

  test.each([
    ['one', [EN], ['English']],
    [
      'several in the order of the taps, so that the last language is shown',
      [FR, SEARCH, EN],
      ['Français', 'Buscar', 'English'],
    ],
    ['what was tapped twice once, in its later place', [EN, FR, EN], ['Français', 'English']],
    ['nothing else', PLAIN, []],
  ])('what waited is answered: %s', (_what, taps, expected) => {
    const answers: string[] = [];
    for (const selector of taps) {
      tap(selector);
      // No finger is so fast that two taps have one time.
      for (const now = performance.now(); performance.now() - now < 1;);
    }
    document.addEventListener('click', ({ target }) => answers.push(nameOf(target as Element)));
    startPage();
    replayTaps(document);
    expect(answers).toEqual(expected);
    expect(busy()).toEqual([]);
  });

  test('what follows no longer waits', () => {
    startPage();
    for (const selector of [EN, SEARCH]) tap(selector);
    expect(busy()).toEqual([]);
    expect(openDialog()).toBeNull();
  });
});
