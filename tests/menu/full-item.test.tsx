import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { FullItem } from '../../src/menu/full-item.tsx';
import type { FullItem as Entry } from '../../src/menu/model.ts';
import { renderInMenu } from './in-menu.tsx';

afterEach(cleanup);

const es = { gordi: 'La Gordi', 'gordi/unit': 'x UD' };
const item = (fields: Partial<Entry>): HTMLElement => {
  renderInMenu(FullItem, { entry: { kind: 'full', id: 'gordi', ...fields } }, { es });
  return document.querySelector('.item') as HTMLElement;
};

describe('FullItem', () => {
  test('with a popup opens it, with or without a picture', () => {
    item({ detailedPopup: true, image: 'bar/gordi.jpg' });
    expect(screen.getByRole('button').dataset['opens']).toBe('detail');
  });

  test('without a popup opens its picture', () => {
    item({ image: 'bar/gordi.jpg' });
    expect(screen.getByRole('button').dataset['opens']).toBe('picture');
  });

  test('with neither opens nothing', () => {
    item({});
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('loads its picture lazily', () => {
    const picture = item({ image: 'bar/gordi.jpg' }).querySelector('.picture');
    expect(picture?.getAttribute('src')).toBe('/cartasqr/img/bar/gordi.jpg');
    expect(picture?.getAttribute('loading')).toBe('lazy');
  });

  test('loads no video before it is opened', () => {
    const row = item({ image: 'bar/gordi.mp4', detailedPopup: true });
    expect(row.querySelector<HTMLElement>('.picture')?.dataset['video']).toBe('/cartasqr/img/bar/gordi.mp4');
    expect(row.querySelector('img, video')).toBeNull();
  });

  test('shows styled price, unit, smash tag, icon with its style, and its class', () => {
    const row = item({
      prices: [{ amount: 14.9 }],
      styledPrice: true,
      smash: true,
      icon: 'bar/picante.svg',
      iconStyle: 'round',
      className: 'house-special',
    });
    expect(row.querySelector('.prices')?.textContent.trim()).toBe("14'90 € x UD");
    expect(screen.getByText('PIDELA SMASH')).toBeDefined();
    expect(row.querySelector('img')?.className).toBe('sign icon-round');
    expect(row.className).toBe('item house-special');
  });

  test('shows allergens as pictures with names in sight if it says so', () => {
    const row = item({ allergens: ['gluten'], allergenImages: true });
    expect(row.querySelector('.allergens')?.className).toBe('allergens pictures');
  });
});
