import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { NotFoundPage } from '../../src/shell/not-found-page.tsx';
import { ProfilePage } from '../../src/shell/profile-page.tsx';
import { InSpanish } from '../support/fixture-page.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
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
  const never = () => new Promise<never>(() => {});

  test('says what it is for and leads back to the last venue, before the rest has come', () => {
    localStorage.setItem('carta-last-venue', '/el-moreno/');
    render(<ProfilePage loadAccount={never} />, { wrapper: InSpanish });
    expect(screen.getByText(/Aquí verás tus tarjetas de sellos/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Volver a la carta' }).getAttribute('href')).toBe('/cartasqr/el-moreno/');
  });

  test('leads to the demo before the first visit', () => {
    render(<ProfilePage loadAccount={never} />, { wrapper: InSpanish });
    expect(screen.getByText(/Todavía no has abierto ninguna carta/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ir a la carta de muestra' }).getAttribute('href')).toBe('/cartasqr/');
  });

  test('shows the account once it has come', async () => {
    const loadAccount = async () => () => <p>Ana</p>;
    await act(async () => render(<ProfilePage loadAccount={loadAccount} />, { wrapper: InSpanish }));
    expect(screen.getByText('Ana')).toBeDefined();
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('says that it could not be loaded, and tries again when there is a network', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const loadAccount = vi
      .fn<() => Promise<() => string>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValueOnce(() => 'Ana');
    await act(async () => render(<ProfilePage loadAccount={loadAccount} />, { wrapper: InSpanish }));
    expect(screen.getByRole('alert').textContent).toBe(
      'Tu perfil: no se ha podido cargar. Comprueba la conexión y vuelve a intentarlo.',
    );
    expect(screen.getByRole('link', { name: 'Ir a la carta de muestra' })).toBeDefined();
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(screen.getByText('Ana')).toBeDefined();
  });
});
