import { afterEach, beforeEach, expect, vi } from 'vitest';
import { closePopovers } from '../support/popovers.ts';

/**
 * Stand-ins for what jsdom lacks of `<dialog>`: it opens and closes by its attribute, says `close` later, as browsers do, and is closed
 * by its form's button. The real thing is driven in tests/e2e.
 */
export function installDialogs(): void {
  function open(this: HTMLDialogElement): void {
    this.setAttribute('open', '');
    // That of a page that is gone, which a timer of its script opens, is above nothing.
    if (this.isConnected) closePopovers(this);
  }
  Object.assign(HTMLDialogElement.prototype, { show: open, showModal: open });
  HTMLDialogElement.prototype.close = function close() {
    if (!this.hasAttribute('open')) return;
    this.removeAttribute('open');
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  };
  beforeEach(() =>
    document.addEventListener('submit', (event) => {
      const form = event.target as HTMLFormElement;
      if (form.getAttribute('method') !== 'dialog') return;
      event.preventDefault();
      form.closest('dialog')?.close();
    }),
  );
}

const ITEMS = `
  <li class="item">
    <h3><button type="button" class="name" data-opens="detail" lang="es">Nachos <em>XL</em></button><img class="sign" src="/picante.svg" alt=""></h3>
    <p class="prices">9,50 €</p>
    <p class="description">Con <em>queso</em></p>
    <p class="detail">Para dos</p>
    <ul class="tags"><li>PIDELA SMASH</li></ul>
    <ul class="allergens" aria-label="Contiene"><li class="lacteo">Lácteos</li></ul>
    <img class="picture" src="/nachos.jpg" alt="" loading="lazy">
  </li>
  <li class="item"><h3><button type="button" class="name" data-opens="detail">Agua</button></h3></li>
  <li class="item">
    <h3><button type="button" class="name" data-opens="picture">Burger</button></h3>
    <span class="picture video" data-video="/burger.mp4" data-poster="/burger.jpg">▶</span>
  </li>
  <li class="item"><h3><span class="name">Pan</span></h3></li>`;

/** A page with four items and both popups. */
export const POPUP_PAGE = `
  <div class="languages"><button type="button" data-language="en">English</button></div>
  <dialog class="popup" data-popup="detail"><form method="dialog" class="card">
    <button class="close" aria-label="Cerrar">×</button><div class="dish"></div><p class="undeclared">No declarados</p>
  </form></dialog>
  <dialog class="popup" data-popup="picture"><form method="dialog" class="card">
    <button class="close" aria-label="Cerrar">×</button><div class="dish"></div>
  </form></dialog>
  <button type="button" data-wants="search">Buscar</button>
  <main><ul>${ITEMS}</ul></main>`;

/** The items of the page that open something, by their places among those. */
export const NACHOS = 0;
export const AGUA = 1;
export const BURGER = 2;

export const tap = (selector: string): void => document.querySelector<HTMLElement>(selector)?.click();
export const tapItem = (item: number): void => document.querySelectorAll<HTMLElement>('[data-opens]')[item]?.click();
export const pressEscape = (): void => openDialog()?.close();

export const openDialog = (): HTMLDialogElement | null => document.querySelector('dialog[open]');
/** What the open popup shows of its item. */
export const dish = (): Element | null | undefined => openDialog()?.querySelector('.dish');
/** What it shows as its title. */
export const openItem = (): string | undefined => dish()?.querySelector('h3')?.textContent;
export const video = (): HTMLVideoElement | null => document.querySelector('video');
/** What the history's entry says to be open. */
export const marked = (): readonly string[] => (history.state as { carta?: string[] } | null)?.carta ?? [];

let underWay = 0;

/** Counts the ways through the history that have begun and not ended. */
function countWays(): void {
  underWay = 0;
  for (const way of ['back', 'forward', 'go'] as const) {
    const travel = history[way].bind(history);
    vi.spyOn(history, way).mockImplementation((delta?: number) => {
      underWay += 1;
      travel(delta);
    });
  }
  window.addEventListener('popstate', () => (underWay -= 1));
}

/** Waits until the ways through the history have ended; `close` events come meanwhile. */
export async function settled(): Promise<void> {
  await expect.poll(() => underWay, { interval: 1 }).toBe(0);
}

/** Waits until no popup is open, or marked to be, and none comes any more. */
export async function closed(): Promise<void> {
  await expect.poll(() => [openDialog(), marked()], { interval: 1 }).toEqual([null, []]);
  await settled();
  expect([openDialog(), marked()]).toEqual([null, []]);
}

/** Has that page before each test, in an entry of the history's own that others have marked, and after it nothing open. */
export function preparePopupPage(): void {
  installDialogs();
  beforeEach(countWays);
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    document.body.innerHTML = POPUP_PAGE;
    history.pushState({ other: 1 }, '');
  });
  afterEach(async () => {
    pressEscape();
    await closed();
  });
}
