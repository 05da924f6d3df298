import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchFirstTaps } from '../../src/menu/popup/first-taps.ts';
import { watchPopups } from '../../src/menu/popup/watch-popups.ts';
import { replayTaps } from '../../src/ui/taps.ts';
import { startScript } from '../support/start-script.ts';
import {
  AGUA,
  BURGER,
  closed,
  installDialogs,
  marked,
  NACHOS,
  openDialog,
  openItem,
  POPUP_PAGE,
  pressEscape,
  tap,
  tapItem,
} from './popup-page.ts';

let ends: (() => void)[];

beforeAll(() => {
  installDialogs();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

/** A page as it is after its first paint, with the inline script only. */
beforeEach(() => {
  document.body.innerHTML = POPUP_PAGE;
  delete window.carta;
  history.pushState(null, '');
  ends = [startScript(() => watchFirstTaps(document))];
});

afterEach(async () => {
  pressEscape();
  await closed();
  for (const end of ends) end();
});

/** The second script comes. */
const comeSecond = (): void => {
  ends.push(startScript(() => watchPopups(document)));
};

/** Nothing is under way any more: neither a way back nor a `close`. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 50));

describe('before the second script', () => {
  afterEach(comeSecond);

  test('a dish opens, with its entry in the history', () => {
    const before = history.length;
    tapItem(NACHOS);
    expect(openItem()).toBe('Nachos XL');
    expect(marked()).toBe(NACHOS);
    expect(history.length).toBe(before + 1);
  });

  test('its icon closes it', () => {
    tapItem(NACHOS);
    tap('dialog[open] .close');
    expect(openDialog()).toBeNull();
  });

  test('a tap on what opens nothing does nothing', () => {
    const before = history.length;
    tap('main li:last-child h3');
    expect(openDialog()).toBeNull();
    expect(history.length).toBe(before);
  });
});

describe('when the second script comes', () => {
  test('a dish that was opened before stays open, and back closes it', async () => {
    tapItem(NACHOS);
    comeSecond();
    expect(openItem()).toBe('Nachos XL');
    history.back();
    await closed();
  });

  test('its video plays from then on', () => {
    tapItem(BURGER);
    expect(openDialog()?.querySelector('video')).toBeNull();
    comeSecond();
    expect(openDialog()?.querySelector('video')?.getAttribute('src')).toBe('/burger.mp4');
  });

  test('a dish that back has closed already in the history is closed', async () => {
    tapItem(NACHOS);
    history.back();
    await vi.waitFor(() => expect(marked()).toBeUndefined());
    expect(openItem()).toBe('Nachos XL');
    comeSecond();
    await closed();
  });

  test('a dish that was opened and closed before stays closed, and has no entry to come back through', async () => {
    tapItem(NACHOS);
    pressEscape();
    comeSecond();
    await closed();
    await settled();
    expect(openDialog()).toBeNull();
    expect(marked()).toBeUndefined();
  });

  test('several that were opened and closed before leave no entry to come back through', async () => {
    tapItem(NACHOS);
    pressEscape();
    tapItem(BURGER);
    pressEscape();
    comeSecond();
    await closed();
    await settled();
    expect(openDialog()).toBeNull();
    expect(marked()).toBeUndefined();
  });

  test('the last of several is open, and one way back closes it for good', async () => {
    tapItem(NACHOS);
    pressEscape();
    tapItem(AGUA);
    comeSecond();
    expect(openItem()).toBe('Agua');
    pressEscape();
    await closed();
    await settled();
    expect(openDialog()).toBeNull();
    expect(marked()).toBeUndefined();
  });

  test('after a reload the dish of the entry is open', () => {
    history.replaceState({ carta: { item: AGUA } }, '');
    comeSecond();
    expect(openItem()).toBe('Agua');
  });

  test('after a reload of a menu that has the dish no more the entry is plain', () => {
    history.replaceState({ other: 1, carta: { item: 9 } }, '');
    comeSecond();
    expect(openDialog()).toBeNull();
    expect(history.state).toEqual({ other: 1, carta: { item: undefined } });
  });

  test('taps that were made before on what somebody else answers are made again, each once', () => {
    const answers: string[] = [];
    for (const selector of ['[data-language=en]', '[data-wants]', 'main li:last-child h3']) {
      tap(selector);
      document.querySelector(selector)?.addEventListener('click', () => answers.push(selector));
    }
    comeSecond();
    replayTaps();
    replayTaps();
    expect(answers).toEqual(['[data-language=en]', '[data-wants]']);
  });

  test('a tap opens a dish once', () => {
    comeSecond();
    const before = history.length;
    tapItem(NACHOS);
    expect(openItem()).toBe('Nachos XL');
    expect(history.length).toBe(before + 1);
  });
});
