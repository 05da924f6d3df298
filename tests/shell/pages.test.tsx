import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { staffRoute } from '../../src/app/staff-route.tsx';
import { ProfileMissing, ProfileShell } from '../../src/shell/profile-shell.tsx';
import { InSpanish } from '../support/fixture-page.tsx';

const read = (): string[] =>
  Array.from(document.querySelectorAll('h1, p:not(template *), a'), ({ textContent }) => textContent.replace('←', ''));
const way = (): string | null => screen.getByRole('link').getAttribute('href');

test.each([
  ['the profile', ProfileShell],
  ['the page of the staff', staffRoute.HydrateFallback ?? ''],
])('%s says without script that it needs one', (_, Shell) => {
  const html = renderToStaticMarkup(
    <InSpanish>
      <Shell />
    </InSpanish>,
  );
  expect(html).toContain('<noscript><p>Esta página necesita JavaScript.</p></noscript>');
});

describe('the profile', () => {
  const ABOUT = 'Aquí verás tus tarjetas de sellos y lo que te falta para cada recompensa.';

  test('says what it is for and leads back to the last venue, before the rest has come', () => {
    localStorage.setItem('carta-last-venue', '/el-moreno/');
    render(<ProfileShell />, { wrapper: InSpanish });
    expect(read()).toEqual(['Volver a la carta', 'Tu perfil', ABOUT]);
    expect(way()).toBe('/cartasqr/el-moreno/');
  });

  test('leads to the demo before the first visit', () => {
    render(<ProfileShell />, { wrapper: InSpanish });
    expect(read()).toEqual([
      'Ir a la carta de muestra',
      'Tu perfil',
      ABOUT,
      'Todavía no has abierto ninguna carta. Escanea el QR de un bar para empezar.',
    ]);
    expect(way()).toBe('/cartasqr/');
  });

  test('says that it could not be loaded, and tries again on demand or when there is a network', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const reload = vi.fn<() => void>();
    vi.stubGlobal('location', { ...window.location, reload });
    const cause = new TypeError('Failed to fetch');
    const route = { path: '*', lazy: () => Promise.reject(cause), ErrorBoundary: ProfileMissing };
    const router = createMemoryRouter([route]);
    await act(async () => render(<RouterProvider router={router} />, { wrapper: InSpanish }));
    expect(screen.getByRole('alert').textContent).toBe(
      'Tu perfil: no se ha podido cargar. Comprueba la conexión y vuelve a intentarlo.',
    );
    expect(way()).toBe('/cartasqr/');
    expect(console.error).toHaveBeenCalledWith('Error loading the profile:', cause);
    expect(reload).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('online'));
    expect(reload).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByRole('button', { name: 'Tu perfil' }));
    expect(reload).toHaveBeenCalledTimes(2);
  });
});
