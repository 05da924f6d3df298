import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchPopups } from '../../src/menu/popup/watch-popups.ts';
import { TEXTS_CHANGED } from '../../src/ui/page-events.ts';
import { installDialogs, POPUP_PAGE } from './popup-page.ts';

beforeAll(() => {
  installDialogs();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  watchPopups(document);
});

beforeEach(() => {
  document.body.innerHTML = POPUP_PAGE;
  history.replaceState({ idx: 0 }, '');
});

afterEach(async () => {
  document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
  await closed();
});

const tap = (selector: string): void => document.querySelector<HTMLElement>(selector)?.click();
const tapItem = (id: string): void => tap(`[data-id=${id}] button`);
const openItem = (): string | undefined => document.querySelector('dialog[open] [data-slot=name]')?.textContent;
const marked = (): unknown => (history.state as { carta?: { item?: string } } | null)?.carta?.item;

/** Ways back and `close` events come later. */
const closed = (): Promise<void> =>
  vi.waitFor(() => {
    expect(openItem()).toBeUndefined();
    expect(marked()).toBeUndefined();
  });

const opened = (name: string): Promise<void> => vi.waitFor(() => expect(openItem()).toBe(name));

describe('a popup', () => {
  test('opens by a tap on its row, with an entry in the history beside what the router keeps', async () => {
    const before = history.length;
    tapItem('nachos');
    expect(openItem()).toBe('Nachos');
    expect(history.state).toEqual({ idx: 0, carta: { item: 'nachos' } });
    expect(history.length).toBe(before + 1);
  });

  test('of a picture is the other one', () => {
    tapItem('burger');
    expect(document.querySelector('dialog[open]')?.getAttribute('data-popup')).toBe('picture');
  });

  test('is not opened by an item without one', () => {
    tap('[data-id=pan] h3');
    expect(openItem()).toBeUndefined();
    expect(marked()).toBeUndefined();
  });

  test('is closed by back, and opened again by forward', async () => {
    tapItem('nachos');
    history.back();
    await closed();
    history.forward();
    await opened('Nachos');
    expect(marked()).toBe('nachos');
  });

  test.each([
    ['the icon', () => tap('dialog[open] [data-close]')],
    ['a tap on the overlay', () => tap('dialog[open]')],
    ['Escape or the back gesture of a phone', () => document.querySelector<HTMLDialogElement>('dialog[open]')?.close()],
  ])('closed by %s leaves no entry to come back through', async (_, close) => {
    tapItem('nachos');
    close();
    await closed();
    const { length } = history;
    tapItem('nachos');
    expect(history.length).toBe(length);
  });

  test('is not closed by a tap on its body, nor by a press that began there', () => {
    tapItem('nachos');
    tap('dialog[open] .card');
    expect(openItem()).toBe('Nachos');
    document.querySelector('.card')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    tap('dialog[open]');
    expect(openItem()).toBe('Nachos');
  });

  test('is not closed by the second click of a double tap', () => {
    tapItem('nachos');
    document.querySelector('dialog[open]')?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
    expect(openItem()).toBe('Nachos');
  });

  test('opened for another item while the way back is under way has one entry', async () => {
    tapItem('nachos');
    const { length } = history;
    tap('dialog[open] [data-close]');
    await Promise.resolve();
    tapItem('agua');
    await vi.waitFor(() => expect(marked()).toBe('agua'));
    expect(openItem()).toBe('Agua');
    expect(history.length).toBe(length);
    history.back();
    await closed();
  });

  test('is there again after a reload', () => {
    history.pushState({ carta: { item: 'agua' } }, '');
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(openItem()).toBe('Agua');
  });

  test('of an item that is gone leaves a plain entry', () => {
    history.pushState({ idx: 1, carta: { item: 'gone' } }, '');
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(openItem()).toBeUndefined();
    expect(marked()).toBeUndefined();
  });

  test('follows the texts of its row', () => {
    tapItem('agua');
    const name = document.querySelector('[data-id=agua] .name') as HTMLElement;
    name.textContent = 'Water';
    document.dispatchEvent(new Event(TEXTS_CHANGED));
    expect(openItem()).toBe('Water');
  });

  test('is closed when a saved menu has its item no more', async () => {
    tapItem('agua');
    document.querySelector('[data-id=agua]')?.remove();
    document.dispatchEvent(new Event(TEXTS_CHANGED));
    await closed();
    expect(document.querySelector('dialog[open]')).toBeNull();
  });
});
