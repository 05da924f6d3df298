import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { HighlightItem } from '../../src/menu/highlight-item.tsx';
import type { Highlight } from '../../src/menu/model.ts';
import { renderInMenu } from './in-menu.tsx';

afterEach(cleanup);

const GORDI: Highlight = {
  kind: 'highlight',
  id: 'gordi',
  prices: [{ amount: 14.9 }],
  styledPrice: true,
  image: 'bar/gordi.jpg',
  badge: 'bar/calidad.svg',
  link: 'https://www.instagram.com/reel/gordi/',
};

test('a highlight shows label, name, price, picture and badge, and links its reel in a new tab', () => {
  renderInMenu(HighlightItem, { entry: GORDI }, { es: { gordi: 'LA GORDI', 'gordi/label': 'Edición limitada' } });
  const shown = Array.from(document.querySelectorAll('img'), (picture) => picture.getAttribute('src'));
  expect(shown).toEqual(['/cartasqr/img/bar/gordi.jpg', '/cartasqr/img/bar/calidad.svg']);
  expect(screen.getByText('Edición limitada')).toBeDefined();
  expect(screen.getByRole('button', { name: 'LA GORDI' }).dataset['opens']).toBe('picture');
  expect(screen.getByText("14'90 €")).toBeDefined();
  const reel = screen.getByRole('link', { name: /^Ver el reel ?\(Se abre en una pestaña nueva\)$/ });
  expect(reel.getAttribute('href')).toBe('https://www.instagram.com/reel/gordi/');
  expect(reel.getAttribute('target')).toBe('_blank');
});
