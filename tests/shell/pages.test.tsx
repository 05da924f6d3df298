import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { NotFoundPage } from '../../src/shell/not-found-page.tsx';
import { ProfilePage } from '../../src/shell/profile-page.tsx';
import { InSpanish } from '../support/fixture-page.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

describe('the not-found page', () => {
  test('says so and leads to the demo', () => {
    render(<NotFoundPage />, { wrapper: InSpanish });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Página no encontrada');
    expect(screen.getByRole('link', { name: 'Ir a la carta de muestra' }).getAttribute('href')).toBe('/cartasqr/');
  });

  test('is in the language that was chosen before', async () => {
    sessionStorage.setItem('carta-language', 'en');
    await act(async () => render(<NotFoundPage />, { wrapper: InSpanish }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found');
  });
});

describe('the profile', () => {
  test('says that nobody is signed in and leads back to the last venue', () => {
    localStorage.setItem('carta-last-venue', '/el-moreno/');
    render(<ProfilePage />, { wrapper: InSpanish });
    expect(screen.getByText(/No has iniciado sesión/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Volver a la carta' }).getAttribute('href')).toBe('/cartasqr/el-moreno/');
  });

  test('leads to the demo before the first visit', () => {
    render(<ProfilePage />, { wrapper: InSpanish });
    expect(screen.getByText(/Todavía no has abierto ninguna carta/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ir a la carta de muestra' }).getAttribute('href')).toBe('/cartasqr/');
  });
});
