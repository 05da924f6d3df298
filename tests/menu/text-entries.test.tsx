import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { Banner } from '../../src/menu/banner.tsx';
import { Heading } from '../../src/menu/heading.tsx';
import { Note } from '../../src/menu/note.tsx';
import { renderInMenu } from './in-menu.tsx';

afterEach(cleanup);

test('a heading is one', () => {
  renderInMenu(Heading, { entry: { kind: 'heading', id: 'vinos' } }, { es: { vinos: 'Vinos' } });
  expect(screen.getByRole('heading', { level: 3, name: 'Vinos' })).toBeDefined();
});

test('a note is a paragraph of the list', () => {
  renderInMenu(Note, { entry: { kind: 'note', id: 'pan' } }, { es: { pan: 'El pan va aparte' } });
  expect(screen.getByRole('listitem').textContent).toBe('El pan va aparte');
});

describe('a banner', () => {
  test('opens its link in a new tab, and says so', () => {
    const entry = { kind: 'banner', id: 'viaje', link: 'https://example.com/reel', image: 'bar/viaje.jpg' } as const;
    renderInMenu(Banner, { entry }, { es: { viaje: 'Gana un viaje' } });
    const link = screen.getByRole('link', { name: /^Gana un viaje ?\(Se abre en una pestaña nueva\)$/ });
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.querySelector('img')?.getAttribute('src')).toBe('/cartasqr/img/bar/viaje.jpg');
  });

  test('without a link is text', () => {
    renderInMenu(Banner, { entry: { kind: 'banner', id: 'viaje' } }, { es: { viaje: 'Gana un viaje' } });
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('Gana un viaje')).toBeDefined();
  });
});
