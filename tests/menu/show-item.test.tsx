import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { nameItem, openersOf, showItem } from '../../src/menu/popup/show-item.ts';
import { AGUA, BURGER, installDialogs, NACHOS, openDialog, openItem, POPUP_PAGE } from './popup-page.ts';

beforeAll(installDialogs);

beforeEach(() => {
  document.body.innerHTML = POPUP_PAGE;
});

const dish = (): Element | null | undefined => openDialog()?.querySelector('.dish');
const words = (selector: string): string | undefined => dish()?.querySelector(selector)?.textContent ?? undefined;

describe('an item in its popup', () => {
  test('is a copy of its row, which stays as it is', () => {
    const row = openersOf(document)[NACHOS]?.closest('li')?.outerHTML;
    expect(showItem(document, NACHOS)).toBe(true);
    expect(words('.prices')).toBe('9,50 €');
    expect(dish()?.querySelector('.description')?.innerHTML).toBe('Con <em>queso</em>');
    expect(words('.detail')).toBe('Para dos');
    expect(words('.tags')).toBe('PIDELA SMASH');
    expect(words('.allergens')).toBe('Lácteos');
    expect(dish()?.querySelector('.picture')?.getAttribute('src')).toBe('/nachos.jpg');
    expect(openersOf(document)[NACHOS]?.closest('li')?.outerHTML).toBe(row);
  });

  test('has its name as a title, and no button that would open it again', () => {
    showItem(document, NACHOS);
    expect(dish()?.querySelector('h3')?.innerHTML).toBe(
      'Nachos <em>XL</em><img class="sign" src="/picante.svg" alt="">',
    );
    expect(dish()?.querySelector('button, [data-opens]')).toBeNull();
  });

  test('names the popup for those who hear it, in its language', () => {
    showItem(document, NACHOS);
    nameItem(document, openDialog() as HTMLElement, NACHOS);
    expect(openDialog()?.getAttribute('aria-label')).toBe('Nachos XL');
    expect(dish()?.querySelector('h3')?.lang).toBe('es');
    showItem(document, AGUA);
    nameItem(document, openDialog() as HTMLElement, AGUA);
    expect(openDialog()?.getAttribute('aria-label')).toBe('Agua');
    expect(dish()?.querySelector('h3')?.lang).toBe('');
  });

  test('is followed by another with nothing of the one before', () => {
    showItem(document, NACHOS);
    showItem(document, AGUA);
    expect(openItem()).toBe('Agua');
    expect(dish()?.children).toHaveLength(1);
  });

  test('stays where it is read when it is shown anew', () => {
    showItem(document, NACHOS);
    const popup = openDialog() as HTMLElement;
    popup.scrollTop = 80;
    showItem(document, NACHOS);
    expect(openDialog()?.scrollTop).toBe(80);
  });

  test('with a picture only is shown in the popup of pictures', () => {
    showItem(document, BURGER);
    expect(openDialog()?.dataset['popup']).toBe('picture');
  });

  test('that is not there is not shown', () => {
    expect(showItem(document, -1)).toBe(false);
    expect(showItem(document, 3)).toBe(false);
    expect(openDialog()).toBeNull();
  });

  test('is not shown on a page without its popup', () => {
    document.querySelector('[data-popup=picture]')?.remove();
    expect(showItem(document, BURGER)).toBe(false);
  });
});
