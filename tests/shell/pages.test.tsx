import { act, render, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { ProfilePage } from '../../src/shell/profile-page.tsx';
import { InSpanish } from '../support/fixture-page.tsx';

const read = (): string[] => Array.from(document.querySelectorAll('h1, p, a'), ({ textContent }) => textContent);
const way = (): string | null => screen.getByRole('link').getAttribute('href');

describe('the profile', () => {
  const never = () => new Promise<never>(() => {});
  const ABOUT = 'Aquí verás tus tarjetas de sellos y lo que te falta para cada recompensa.';

  test('says what it is for and leads back to the last venue, before the rest has come', () => {
    localStorage.setItem('carta-last-venue', '/el-moreno/');
    render(<ProfilePage loadAccount={never} />, { wrapper: InSpanish });
    expect(read()).toEqual(['Tu perfil', 'Volver a la carta', ABOUT, '']);
    expect(way()).toBe('/cartasqr/el-moreno/');
  });

  test('leads to the demo before the first visit', () => {
    render(<ProfilePage loadAccount={never} />, { wrapper: InSpanish });
    expect(read()).toEqual([
      'Tu perfil',
      'Ir a la carta de muestra',
      ABOUT,
      '',
      'Todavía no has abierto ninguna carta. Escanea el QR de un bar para empezar.',
    ]);
    expect(way()).toBe('/cartasqr/');
  });

  test('shows the account once it has come', async () => {
    const loadAccount = async () => () => <p>Ana</p>;
    await act(async () => render(<ProfilePage loadAccount={loadAccount} />, { wrapper: InSpanish }));
    expect(read()).toEqual(['Tu perfil', 'Ana']);
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
    expect(way()).toBe('/cartasqr/');
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(document.querySelector('main')?.textContent).toBe('Tu perfilAna');
  });
});
