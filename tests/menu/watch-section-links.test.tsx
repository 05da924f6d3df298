import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchSectionLinks } from '../../src/menu/watch-section-links.ts';

const hidePopover = vi.fn();
const scrollIntoView = vi.fn();
let moves = true;

beforeAll(() => {
  // What jsdom lacks.
  HTMLElement.prototype.hidePopover = hidePopover;
  HTMLElement.prototype.scrollIntoView = scrollIntoView;
  vi.stubGlobal('matchMedia', () => ({ matches: moves }));
  watchSectionLinks(document);
});

beforeEach(() => {
  vi.clearAllMocks();
  moves = true;
  history.replaceState({ idx: 3 }, '', '/cartasqr/bar');
  document.body.innerHTML = `
    <nav id="sections" popover><a href="#postres"><span>Postres</span></a></nav>
    <a href="#postres" id="elsewhere">Postres</a>
    <section id="postres"><h2>Postres</h2></section>`;
});

const choose = (): void => document.querySelector<HTMLElement>('#sections span')?.click();

describe('choosing a section', () => {
  test('scrolls to it smoothly, closes the list and goes on reading there', () => {
    choose();
    expect(hidePopover).toHaveBeenCalledOnce();
    expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ behavior: 'smooth' });
    expect(scrollIntoView.mock.instances).toEqual([document.getElementById('postres')]);
    expect(document.activeElement?.tagName).toBe('H2');
  });

  test('jumps where no motion is wanted', () => {
    moves = false;
    choose();
    expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ behavior: 'auto' });
  });

  test('changes the address without an entry in the history', () => {
    const { length } = history;
    choose();
    expect(window.location.hash).toBe('#postres');
    expect(history.state).toEqual({ idx: 3 });
    expect(history.length).toBe(length);
  });

  test('leaves other links alone', () => {
    document.getElementById('elsewhere')?.click();
    expect(scrollIntoView).not.toHaveBeenCalled();
  });
});
