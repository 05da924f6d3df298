import { cleanup, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { DemoPrompt } from '../../src/menu/demo-prompt.tsx';
import { FixturePage, markupIn, showFixturePage } from '../support/fixture-page.tsx';
import { SpecialsButton, SpecialsSheet } from '../../src/menu/specials.tsx';
import { lines, showSections } from './in-menu.tsx';

describe('the page of a venue', () => {
  test('shows logo, name, subtitle, info card, sections and ways to reach the venue in order', async () => {
    await showFixturePage();
    expect(screen.getByAltText('Logo de La Prueba').getAttribute('src')).toBe('/cartasqr/img/la-prueba/logo.svg');
    expect(lines('h1, .subtitle, .info-card > p, .info-card li')).toEqual([
      'La Prueba',
      'Carta de prueba',
      'La Prueba',
      'Desde 2012 · Calle Inventada 1',
      'Paellas para llevar 943 000 001',
      'Grupos 600 000 002',
    ]);
    expect(screen.getByText('600 000 002').ariaLabel).toBe('600 000 002 WhatsApp (Se abre en una pestaña nueva)');
    const ways = [...document.querySelectorAll<HTMLAnchorElement>('.info-card a, footer a')].map(({ href }) => href);
    expect(ways).toEqual([
      'tel:+34943000001',
      'https://wa.me/34600000002',
      'tel:+34958000000',
      'https://www.google.com/maps/search/?api=1&query=La%20Prueba%2C%20Calle%20Inventada%201%2C%20Granada',
      'https://www.instagram.com/laprueba',
      'https://www.facebook.com/laprueba',
    ]);
  });

  test.each([
    ['es', 'Español', ['Entrantes', 'Burgers', 'Menús de grupo', 'Copas'], 'Precios finales, IVA incluido.'],
    ['en', 'English', ['Starters', 'Burgers', 'Menús de grupo', 'Drinks'], 'Final prices, VAT included.'],
  ] as const)(
    'in %s has texts and interface in that language, and marks its flag',
    async (language, flag, titles, law) => {
      await showFixturePage(language);
      expect(document.querySelector('button[aria-current=true]')?.getAttribute('aria-label')).toBe(flag);
      expect(lines('main h2')).toEqual(titles);
      expect(lines('.legal li')[0]).toBe(law);
    },
  );

  test('falls back to Spanish text by text, and says so', async () => {
    await showFixturePage('fr');
    const texts = document.querySelectorAll(
      '#entrantes h2, #entrantes [data-opens=detail], #sections a[href="#copas"]',
    );
    expect(Array.from(texts, (text) => [text.textContent, text.getAttribute('lang')])).toEqual([
      ['Copas', 'es'],
      ['Entrées', null],
      ['Nachos de la casa', 'es'],
      ['Tomate aliñado', 'es'],
    ]);
  });

  test('leads to what stands out of the menu from the beginning of its section bar, without a script', async () => {
    await showFixturePage('en');
    // The bar is a popover, which only the style sheet shows while it is closed.
    const button = screen.getByRole('button', { name: 'Highlights', hidden: true });
    expect(button.closest('.section-bar')).not.toBeNull();
    const list = document.getElementById(button.getAttribute('popovertarget') ?? '');
    const links = [...(list?.querySelectorAll<HTMLAnchorElement>('li a') ?? [])];
    const places = links.map(({ hash }) => document.getElementById(hash.slice(1))?.querySelector('h3')?.textContent);
    expect(places).toEqual(links.map((link) => link.firstChild?.textContent));
    expect(places).toEqual(
      [...document.querySelectorAll('main :is(.highlight, .promo) h3')].map(({ textContent }) => textContent),
    );
    expect(places.length).toBeGreaterThan(1);
  });

  test('lists what stands out only while its section is shown, and it itself', () => {
    const gin = '- highlight: Gin de la casa\n    price: 9';
    showSections(
      `- section: Cocina\n  items:\n  - note: Carta\n  - highlight: Paella\n    price: 15\n    onlyDay: true\n- section: Copas\n  onlyNight: true\n  items:\n  - note: Copas\n  ${gin}`,
      'es',
      <SpecialsSheet />,
    );
    const hours = [...document.querySelectorAll<HTMLElement>('#specials li')].map((row) => [
      row.textContent,
      row.dataset['only'],
      row.querySelector('a')?.dataset['only'],
    ]);
    expect(hours).toEqual([
      ['Paella', undefined, 'day'],
      ['Gin de la casa', 'evening', undefined],
    ]);
  });

  test('leads to what stands out only in the hours that all of it has', () => {
    const special = (name: string): string => `- highlight: ${name}\n    price: 9`;
    const night = `- section: Copas\n  onlyNight: true\n  items:\n  - note: Copas\n  ${special('Gin')}`;
    showSections(night, 'es', <SpecialsButton />);
    expect(screen.getByRole('button', { name: 'Destacados' }).closest('li')?.dataset['only']).toBe('evening');
    cleanup();
    showSections(
      `${night}\n- section: Cocina\n  items:\n  - note: Carta\n  ${special('Paella')}`,
      'es',
      <SpecialsButton />,
    );
    expect(screen.getByRole('button', { name: 'Destacados' }).closest('li')?.dataset['only']).toBeUndefined();
  });

  test('is rendered without styles or handlers that a strict policy forbids', async () => {
    const html = await markupIn('es', <FixturePage />);
    expect(html).toContain('Croquetas de jamón');
    expect(html).not.toMatch(/ (style|on\w+)=/);
  });
});

test('the demo has a button that opens its information over the page, without a script', async () => {
  document.body.innerHTML = await markupIn('es', <DemoPrompt />);
  const button = screen.getByRole('button', { name: 'Ver información' });
  const information = document.getElementById(button.getAttribute('popovertarget') ?? '');
  expect(information?.getAttribute('popover')).toBe('auto');
  expect(lines('[popover] h2')).toEqual(['Tu carta digital, a tu medida']);
  expect(lines('[popover] li')).toHaveLength(3);
  const close = information?.querySelector('.close');
  expect(['popovertarget', 'popovertargetaction'].map((name) => close?.getAttribute(name))).toEqual([
    information?.id,
    'hide',
  ]);
});
