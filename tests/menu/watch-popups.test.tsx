import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchPopups } from '../../src/menu/popup/watch-popups.ts';
import { POPUP_SHOWN, TEXTS_CHANGED } from '../../src/ui/page-events.ts';
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

const CLOSE = 'dialog[open] .close';

beforeAll(() => {
  installDialogs();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  watchPopups(document);
});

beforeEach(() => {
  document.body.innerHTML = POPUP_PAGE;
  history.replaceState({ other: 1 }, '');
});

afterEach(async () => {
  pressEscape();
  await closed();
});

const opened = (name: string): Promise<void> => vi.waitFor(() => expect(openItem()).toBe(name));

describe('a popup', () => {
  test('opens by a tap on its row, with an entry of its own in the history', () => {
    const before = history.length;
    tapItem(NACHOS);
    expect(openItem()).toBe('Nachos XL');
    expect(history.state).toEqual({ other: 1, carta: { item: NACHOS } });
    expect(openDialog()?.getAttribute('aria-label')).toBe('Nachos XL');
    expect(openDialog()?.querySelector<HTMLElement>('.dish h3')?.lang).toBe('es');
    expect(history.length).toBe(before + 1);
  });

  test('of a picture is the other one, and plays its video until it is closed', async () => {
    tapItem(BURGER);
    expect(openDialog()?.dataset['popup']).toBe('picture');
    expect(document.querySelector('video')?.getAttribute('src')).toBe('/burger.mp4');
    pressEscape();
    await closed();
    expect(document.querySelector('video')).toBeNull();
  });

  test('is not opened by an item without one', () => {
    tap('main li:last-child h3');
    expect(openDialog()).toBeNull();
    expect(marked()).toBeUndefined();
  });

  test('is closed by back, and opened again by forward', async () => {
    tapItem(NACHOS);
    history.back();
    await closed();
    history.forward();
    await opened('Nachos XL');
    expect(marked()).toBe(NACHOS);
  });

  test.each([
    ['the icon', () => tap(CLOSE)],
    ['a tap on the overlay', () => tap('dialog[open]')],
    ['Escape or the back gesture of a phone', pressEscape],
  ])('closed by %s leaves no entry to come back through', async (_, close) => {
    tapItem(NACHOS);
    close();
    await closed();
    const { length } = history;
    tapItem(NACHOS);
    expect(history.length).toBe(length);
  });

  test('is not closed by a tap on its body, nor by a press that began there', () => {
    tapItem(NACHOS);
    tap('dialog[open] .card');
    expect(openItem()).toBe('Nachos XL');
    document.querySelector('.card')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    tap('dialog[open]');
    expect(openItem()).toBe('Nachos XL');
  });

  test('is not closed by the second click of a double tap', () => {
    tapItem(NACHOS);
    openDialog()?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
    expect(openItem()).toBe('Nachos XL');
  });

  test('opened for another item while the way back is under way has one entry', async () => {
    tapItem(NACHOS);
    const { length } = history;
    tap(CLOSE);
    await Promise.resolve();
    tapItem(AGUA);
    await vi.waitFor(() => expect(marked()).toBe(AGUA));
    expect(openItem()).toBe('Agua');
    expect(history.length).toBe(length);
    history.back();
    await closed();
  });

  test('gives way to the other one where forward leads to that', async () => {
    tapItem(NACHOS);
    history.pushState({ carta: { item: BURGER } }, '');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(document.querySelectorAll('dialog[open]')).toHaveLength(1);
    expect(openItem()).toBe('Burger');
    history.back();
    await opened('Nachos XL');
    expect(openDialog()?.dataset['popup']).toBe('detail');
  });

  test('of an item that is gone leaves a plain entry', () => {
    history.pushState({ other: 1, carta: { item: 7 } }, '');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(openDialog()).toBeNull();
    expect(history.state).toEqual({ other: 1, carta: { item: undefined } });
  });

  test('tells when it shows an item, and when it shows it anew', () => {
    const shown = vi.fn();
    document.addEventListener(POPUP_SHOWN, ({ target }) => shown((target as Element).textContent?.trim()));
    tapItem(AGUA);
    document.dispatchEvent(new Event(TEXTS_CHANGED));
    expect(shown).toHaveBeenCalledTimes(2);
    expect(shown).toHaveBeenLastCalledWith(expect.stringContaining('Agua'));
  });
});

describe('when the texts of the page change', () => {
  const newTexts = () => document.dispatchEvent(new Event(TEXTS_CHANGED));

  test('an open popup follows those of its row', () => {
    tapItem(AGUA);
    const name = document.querySelectorAll('[data-opens]')[AGUA] as HTMLElement;
    name.textContent = 'Water';
    newTexts();
    expect(openItem()).toBe('Water');
    expect(openDialog()?.getAttribute('aria-label')).toBe('Water');
  });

  test('it is closed when a saved menu has its item no more', async () => {
    tapItem(BURGER);
    document.querySelectorAll('main li')[3]?.previousElementSibling?.remove();
    newTexts();
    await closed();
    expect(openDialog()).toBeNull();
  });

  test('it is open again when the whole page was replaced', () => {
    tapItem(AGUA);
    document.body.innerHTML = POPUP_PAGE.replace('>Agua<', '>Water<');
    newTexts();
    expect(openItem()).toBe('Water');
    expect(marked()).toBe(AGUA);
  });

  test('one that is being closed stays closed', async () => {
    tapItem(AGUA);
    pressEscape();
    newTexts();
    await closed();
    newTexts();
    expect(openDialog()).toBeNull();
  });
});
