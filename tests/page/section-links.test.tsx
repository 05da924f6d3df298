import { beforeEach, expect, test, vi } from 'vitest';
import { Layers } from '../../src/page/layers.ts';
import { watchSheets } from '../../src/page/sheets.ts';
import { letPopoversOpen } from '../support/popovers.ts';
import { startScript } from '../support/page-listeners.ts';

letPopoversOpen();

const scrollIntoView = vi.fn();
const list = (): HTMLElement => document.getElementById('sections') as HTMLElement;

beforeEach(() => {
  // What jsdom lacks.
  Element.prototype.scrollIntoView = scrollIntoView.mockReset();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  history.pushState({ idx: 3 }, '', '/cartasqr/bar');
  document.body.innerHTML = `
    <nav id="sections" popover="auto"><a href="#postres-y-caf%C3%A9"><span>Postres</span></a><a href="#none">Otra</a></nav>
    <a href="#postres-y-café" id="elsewhere">Postres</a>
    <section id="postres-y-café"><h2>Postres</h2></section>`;
  start();
  list().showPopover();
});

let stop: (() => void) | undefined;

function start(): void {
  stop?.();
  stop = startScript(() => watchSheets(document, new Layers()));
}

/** Chooses the section in the list; the page goes there when the list's entry in the history is left. */
async function choose(): Promise<void> {
  list().querySelector('span')?.click();
  await expect.poll(() => scrollIntoView.mock.calls.length, { interval: 1 }).toBeGreaterThan(0);
}

test('choosing a section closes the list, scrolls to it smoothly and goes on reading there', async () => {
  await choose();
  expect(list().matches(':popover-open')).toBe(false);
  expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ behavior: 'smooth' });
  expect(scrollIntoView.mock.instances).toEqual([document.getElementById('postres-y-café')]);
  expect(document.activeElement?.tagName).toBe('H2');
});

test('it jumps where no motion is wanted', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  await choose();
  expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ behavior: 'auto' });
});

test('the address follows, in the entry of the page itself: back leaves the menu', async () => {
  const moved = vi.fn();
  window.addEventListener('popstate', () => moved(history.state));
  scrollIntoView.mockImplementation(() => moved(window.location.hash));
  await choose();
  expect(moved.mock.calls).toEqual([[{ idx: 3 }], ['#postres-y-caf%C3%A9']]);
  expect(history.state).toEqual({ idx: 3 });
});

test.each([
  ['other links', '#elsewhere'],
  ['one to no section', '[href="#none"]'],
])('%s are left to the browser', (_what, selector) => {
  const goesOn = vi.fn((event: Event) => !event.defaultPrevented);
  window.addEventListener('click', goesOn, { once: true });
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  document.querySelector<HTMLElement>(selector)?.click();
  expect(goesOn).toHaveReturnedWith(true);
  expect(list().matches(':popover-open')).toBe(true);
});
