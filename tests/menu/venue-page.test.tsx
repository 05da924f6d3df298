import { act, cleanup, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { watchLanguages } from '../../src/i18n/watch-languages.ts';
import { claimPage } from '../../src/ui/page-state.ts';
import { FixturePage, InSpanish } from '../support/fixture-page.tsx';

const page = (
  <InSpanish>
    <FixturePage />
  </InSpanish>
);

beforeAll(async () => {
  watchLanguages(document);
  await claimPage();
});

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  vi.restoreAllMocks();
});

const choose = async (name: string): Promise<void> => {
  await act(async () => screen.getByRole('button', { name }).click());
};

describe('VenuePage', () => {
  test('shows logo, name, subtitle, info card and sections in order', async () => {
    await act(async () => render(page));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('La Prueba');
    expect(screen.getByAltText('Logo de La Prueba').getAttribute('src')).toBe('/cartasqr/img/la-prueba/logo.svg');
    expect(screen.getByText('Carta de prueba')).toBeDefined();
    expect(screen.getByText('Desde 2012')).toBeDefined();
    expect(screen.getByRole('link', { name: '943 000 001' }).getAttribute('href')).toBe('tel:+34943000001');
    const titles = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
    expect(titles.map((title) => title.textContent)).toEqual(['Entrantes', 'Burgers', 'Menús de grupo', 'Copas']);
  });

  test('lists its sections in the section menu', async () => {
    await act(async () => render(page));
    const links = document.querySelectorAll<HTMLAnchorElement>('#sections a');
    expect(Array.from(links, (link) => [link.textContent, link.hash])).toEqual([
      ['Entrantes', '#entrantes'],
      ['Burgers', '#burgers'],
      ['Menús de grupo', '#grupos'],
      ['Copas', '#copas'],
    ]);
  });

  test('has the venue, how to reach it, and the legal lines in its footer', async () => {
    await act(async () => render(page));
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('heading', { level: 2 }).textContent).toBe('Carta digital QR de La Prueba');
    expect(footer.getByRole('link', { name: '958 000 000' }).getAttribute('href')).toBe('tel:+34958000000');
    expect(footer.getByText('Calle Inventada 1, Granada')).toBeDefined();
    expect(footer.getByRole('link', { name: /^Instagram/ }).getAttribute('target')).toBe('_blank');
    expect(footer.getByRole('link', { name: /^Facebook/ }).getAttribute('href')).toBe(
      'https://www.facebook.com/laprueba',
    );
    expect(footer.getByText('Precios finales, IVA incluido.')).toBeDefined();
    expect(footer.getByText('Agua del grifo gratuita (Ley 7/2022).')).toBeDefined();
  });

  test('switches texts and interface together, with the language of the page', async () => {
    await act(async () => render(page));
    expect(screen.getByRole('button', { name: 'Español' }).getAttribute('aria-current')).toBe('true');
    await choose('English');
    expect(document.documentElement.lang).toBe('en');
    expect(screen.getByRole('heading', { level: 2, name: 'Starters' })).toBeDefined();
    expect(screen.getByText('Final prices, VAT included.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'English' }).getAttribute('aria-current')).toBe('true');
    await choose('Español');
    expect(screen.getByRole('heading', { level: 2, name: 'Entrantes' })).toBeDefined();
  });

  test('falls back to Spanish text by text, and says so', async () => {
    await act(async () => render(page));
    await choose('Français');
    expect(screen.getByRole('heading', { level: 2, name: 'Entrées' }).hasAttribute('lang')).toBe(false);
    expect(screen.getByRole('button', { name: 'Nachos de la casa' }).getAttribute('lang')).toBe('es');
    expect(document.querySelector('#sections a[href="#copas"]')?.getAttribute('lang')).toBe('es');
  });

  test('remembers itself as the last visited venue', async () => {
    window.history.replaceState(null, '', '/cartasqr/la-prueba');
    await act(async () => render(page));
    expect(localStorage.getItem('carta-last-venue')).toBe('/la-prueba/');
  });

  test('is prerendered without styles or handlers that a strict policy forbids', () => {
    const html = renderToString(page);
    expect(html).toContain('Croquetas de jamón');
    expect(html).not.toMatch(/ (style|on\w+)=/);
  });
});
