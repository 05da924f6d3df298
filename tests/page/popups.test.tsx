import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { changeRows } from '../../src/menu/change-rows.ts';
import { Layers, layers as own } from '../../src/page/layers.ts';
import { NEWS_CHANGED, POPUP_SHOWN, TEXTS_CHANGED } from '../../src/page/page-events.ts';
import { SHOWN_BEFORE_MODAL, watchPopups } from '../../src/page/popups.ts';
import {
  AGUA,
  BURGER,
  closed,
  dish,
  marked,
  NACHOS,
  openDialog,
  openItem,
  POPUP_PAGE,
  preparePopupPage,
  pressEscape,
  settled,
  tap,
  tapItem,
  video,
} from './popup-page.ts';
import { recordSubscriptions } from '../support/page-listeners.ts';

preparePopupPage();

const CLOSE = 'dialog[open] .close';
const row = (item: number): Element | null | undefined =>
  document.querySelectorAll('[data-opens]')[item]?.closest('li');
const partsOf = (element: Element | null | undefined): string[] =>
  Array.from(element?.children ?? [], (part) => part.outerHTML);
const changeTexts = () => document.dispatchEvent(new Event(TEXTS_CHANGED));

// How it is closed and opened again by a finger, the keyboard and the history is driven in tests/e2e/popup.test.ts.
describe('a popup', () => {
  beforeEach(() => watchPopups(document, new Layers()));

  test('opens by a tap on its row, with an entry of its own in the history', () => {
    const before = history.length;
    tapItem(NACHOS);
    expect(openItem()).toBe('Nachos XL');
    expect(history.state).toEqual({ other: 1, carta: ['item:0'] });
    expect(history.length).toBe(before + 1);
    // The way back is scrolled by the browser.
    expect(history.scrollRestoration).toBe('auto');
  });

  test('is modal once it has grown, unless it is closed again', () => {
    const show = vi.spyOn(HTMLDialogElement.prototype, 'show');
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => {
      vi.useRealTimers();
      vi.restoreAllMocks();
    });
    tapItem(NACHOS);
    expect([show.mock.calls.length, showModal.mock.calls.length]).toEqual([1, 0]);
    vi.advanceTimersByTime(SHOWN_BEFORE_MODAL);
    expect([openItem(), showModal.mock.calls.length]).toEqual(['Nachos XL', 1]);
    openDialog()?.close();
    tapItem(NACHOS);
    openDialog()?.close();
    vi.advanceTimersByTime(SHOWN_BEFORE_MODAL);
    expect([openDialog(), showModal.mock.calls.length]).toEqual([null, 1]);
  });

  test('shows a copy of the row, whose name is its title and no button; the row stays as it is', () => {
    const before = row(NACHOS)?.outerHTML;
    const [, ...others] = partsOf(row(NACHOS));
    tapItem(NACHOS);
    expect(partsOf(dish())).toEqual([
      '<h3 lang="es">Nachos <em>XL</em><img class="sign" src="/picante.svg" alt=""></h3>',
      ...others,
    ]);
    expect(row(NACHOS)?.outerHTML).toBe(before);
    expect(video()).toBeNull();
  });

  test('is heard by the name of its item, in its language; another has nothing of the one before', () => {
    tapItem(NACHOS);
    expect(openDialog()?.ariaLabel).toBe('Nachos XL');
    tapItem(AGUA);
    expect(openDialog()?.ariaLabel).toBe('Agua');
    expect(partsOf(dish())).toEqual(['<h3 lang="">Agua</h3>']);
  });

  test('of a picture is the other one, and plays its video in a loop, without sound, until it is closed', async () => {
    tapItem(BURGER);
    expect(openDialog()?.dataset['popup']).toBe('picture');
    expect(dish()?.querySelector('[data-video]')).toBeNull();
    expect(video()?.getAttribute('src')).toBe('/burger.mp4');
    expect(video()?.getAttribute('poster')).toBe('/burger.jpg');
    expect([video()?.loop, video()?.muted, video()?.autoplay, video()?.controls]).toEqual([true, true, true, false]);
    pressEscape();
    await closed();
    expect(video()).toBeNull();
  });

  test('leaves it to readers who want no motion to start a video', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    tapItem(BURGER);
    expect([video()?.autoplay, video()?.controls]).toEqual([false, true]);
    expect(video()?.ariaLabel).toBe('Burger');
  });

  test('is not opened by an item without one, nor on a page without it', () => {
    tap('main li:last-child h3');
    document.querySelector('[data-popup=picture]')?.remove();
    tapItem(BURGER);
    expect(openDialog()).toBeNull();
    expect(marked()).toEqual([]);
  });

  test('is not closed by a tap on its body, nor by a press that began there', () => {
    tapItem(NACHOS);
    tap('dialog[open] .card');
    expect(openItem()).toBe('Nachos XL');
    document.querySelector('.card')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    tap('dialog[open]');
    expect(openItem()).toBe('Nachos XL');
  });

  test('opened for another item while the way back is under way has one entry', async () => {
    tapItem(NACHOS);
    const { length } = history;
    tap(CLOSE);
    await Promise.resolve();
    tapItem(AGUA);
    await settled();
    expect([openItem(), marked(), history.length]).toEqual(['Agua', [`item:${AGUA}`], length]);
    history.back();
    await closed();
  });

  test('gives way to the other one where forward leads to that', async () => {
    tapItem(NACHOS);
    history.pushState({ carta: [`item:${BURGER}`] }, '');
    history.back();
    await settled();
    history.forward();
    await settled();
    expect(document.querySelectorAll('dialog[open]')).toHaveLength(1);
    expect(openItem()).toBe('Burger');
    history.back();
    await settled();
    expect([openItem(), openDialog()?.dataset['popup']]).toEqual(['Nachos XL', 'detail']);
  });

  test('of an item that is gone is not there to come forward to', async () => {
    history.pushState({ other: 2, carta: ['item:7'] }, '');
    history.back();
    await settled();
    history.forward();
    await closed();
    expect(history.state).toEqual({ other: 1 });
  });

  test('tells when it has an item, and when it has it anew', () => {
    const shown = vi.fn(({ target }: Event) => (target as Element).querySelector('h3')?.textContent);
    document.addEventListener(POPUP_SHOWN, shown);
    tapItem(AGUA);
    changeTexts();
    expect(shown.mock.results.map(({ value }) => value)).toEqual(['Agua', 'Agua']);
  });
});

// On a busy phone that is long after.
describe('what is opened before a dialog has told that it is closed', () => {
  let layers: Layers;
  beforeEach(() => {
    layers = new Layers();
    watchPopups(document, layers);
    document.querySelector('[data-wants]')?.addEventListener('click', () => layers.open('search'));
  });

  test('stays open, and the dish stays closed', async () => {
    tapItem(NACHOS);
    pressEscape();
    tap('[data-wants]');
    await settled();
    expect([openDialog(), layers.get(), marked()]).toEqual([null, ['search'], ['search']]);
    layers.close('search');
  });

  test('stays above a popup that was not yet modal; under it, a popup is modal at once', async () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    onTestFinished(() => showModal.mockRestore());
    tapItem(NACHOS);
    layers.open('search');
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect([openItem(), showModal.mock.calls.length]).toEqual(['Nachos XL', 0]);
    openDialog()?.close();
    await settled();
    expect(layers.get()).toEqual(['search']);
    tapItem(NACHOS);
    expect([openItem(), showModal.mock.calls.length]).toEqual(['Nachos XL', 1]);
    layers.close('search');
  });

  test('stays open where that was another layer', async () => {
    document.body.insertAdjacentHTML('beforeend', '<dialog data-layer="allergens"></dialog>');
    const sheet = document.querySelector<HTMLDialogElement>('dialog[data-layer]');
    sheet?.showModal();
    layers.open('allergens');
    sheet?.close();
    tap('[data-wants]');
    await settled();
    expect([layers.get(), marked()]).toEqual([['search'], ['search']]);
    layers.close('search');
  });
});

describe('when the texts of the page change', () => {
  beforeEach(() => watchPopups(document, new Layers()));

  test('an open popup follows those of its row, and stays where it is read', () => {
    tapItem(AGUA);
    const popup = openDialog() as HTMLElement;
    popup.scrollTop = 80;
    const name = document.querySelectorAll('[data-opens]')[AGUA] as HTMLElement;
    name.textContent = 'Water';
    changeTexts();
    expect([openItem(), openDialog()?.ariaLabel, openDialog()?.scrollTop]).toEqual(['Water', 'Water', 80]);
  });

  test('news of other rows leave it as it is', () => {
    tapItem(AGUA);
    const before = dish()?.firstElementChild;
    document.documentElement.dispatchEvent(new Event(NEWS_CHANGED));
    expect(dish()?.firstElementChild).toBe(before);
    document.dispatchEvent(new Event(NEWS_CHANGED));
    expect(dish()?.firstElementChild).not.toBe(before);
  });

  test('news of its row are in it, and its video plays on', async () => {
    onTestFinished(recordSubscriptions(own));
    watchPopups(document, own);
    own.open(`item:${BURGER}`);
    const before = video();
    changeRows(document, () =>
      row(BURGER)?.append(Object.assign(document.createElement('strong'), { textContent: 'Agotado' })),
    );
    expect(dish()?.lastElementChild?.textContent).toBe('Agotado');
    expect([video() === before, document.querySelectorAll('video').length]).toEqual([true, 1]);
    own.close(`item:${BURGER}`);
    await own.settled();
  });

  test('it is closed when a saved menu has its item no more', async () => {
    tapItem(BURGER);
    row(BURGER)?.remove();
    changeTexts();
    await closed();
    expect(history.state).toEqual({ other: 1 });
  });

  test('it is open again when the whole page was replaced', () => {
    tapItem(AGUA);
    document.body.innerHTML = POPUP_PAGE.replace('>Agua<', '>Water<');
    changeTexts();
    expect([openItem(), marked()]).toEqual(['Water', [`item:${AGUA}`]]);
  });

  test('one that is being closed stays closed', async () => {
    tapItem(AGUA);
    pressEscape();
    changeTexts();
    await closed();
    changeTexts();
    expect(openDialog()).toBeNull();
  });
});
