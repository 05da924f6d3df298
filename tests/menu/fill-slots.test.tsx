import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fillSlots, stopPicture } from '../../src/menu/popup/fill-slots.ts';
import { POPUP_PAGE } from './popup-page.ts';

let moves = true;

beforeEach(() => {
  moves = true;
  document.body.innerHTML = POPUP_PAGE;
  vi.stubGlobal('matchMedia', () => ({ matches: moves }));
});

const popup = (name: string): HTMLElement => document.querySelector(`[data-popup=${name}]`) as HTMLElement;
const fill = (name: string, item: string): HTMLElement => {
  fillSlots(popup(name), document.querySelector(`[data-id=${item}]`) as HTMLElement);
  return popup(name);
};
const slot = (name: string): HTMLElement => popup('detail').querySelector(`[data-slot=${name}]`) as HTMLElement;

describe('fillSlots', () => {
  test('copies the parts of the row, what it hides included, with their language', () => {
    fill('detail', 'nachos');
    expect(slot('name').textContent).toBe('Nachos');
    expect(slot('name').lang).toBe('es');
    expect(slot('prices').innerHTML).toBe('<b>9,50 €</b>');
    expect(slot('description').innerHTML).toBe('Con <em>queso</em>');
    expect(slot('detail').textContent).toBe('Para dos');
    expect(slot('tags').textContent).toBe('PIDELA SMASH');
    expect(slot('allergens').textContent).toBe('Lácteos');
    expect(slot('traces').textContent).toBe('Soja');
    expect(document.querySelector('[data-id=nachos] .name')?.textContent).toBe('Nachos');
  });

  test('shows the picture at once', () => {
    fill('detail', 'nachos');
    const picture = slot('picture').querySelector('img');
    expect(picture?.getAttribute('src')).toBe('/nachos.jpg');
    expect(picture?.hasAttribute('loading')).toBe(false);
  });

  test('hides what an item lacks, and says that its allergens are not declared', () => {
    fill('detail', 'nachos');
    expect(popup('detail').querySelector<HTMLElement>('[data-without]')?.hidden).toBe(true);
    fill('detail', 'agua');
    const hidden = Array.from(popup('detail').querySelectorAll('[hidden]'), ({ textContent }) => textContent.trim());
    expect(hidden).toEqual(['', '', '', '', '', 'Contiene', 'Puede contener', '']);
    expect(slot('name').lang).toBe('');
    expect(popup('detail').querySelector<HTMLElement>('[data-without]')?.hidden).toBe(false);
  });

  test('plays a video in a loop, without sound', () => {
    const video = fill('picture', 'burger').querySelector('video');
    expect(video?.getAttribute('src')).toBe('/burger.mp4');
    expect([video?.loop, video?.muted, video?.autoplay, video?.controls]).toEqual([true, true, true, false]);
  });

  test('lets readers who want no motion start a video', () => {
    moves = false;
    const video = fill('picture', 'burger').querySelector('video');
    expect([video?.autoplay, video?.controls]).toEqual([false, true]);
  });
});

test('stopPicture ends a video', () => {
  fill('picture', 'burger');
  stopPicture(popup('picture'));
  expect(document.querySelector('video')).toBeNull();
});
