import { createElement, type ReactNode } from 'react';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { watchLanguages } from '../../src/i18n/watch-languages.ts';
import { Avatar } from '../../src/menu/avatar.tsx';
import { DemoPrompt } from '../../src/menu/demo-prompt.tsx';
import { rememberUser } from '../../src/session/known-user.ts';
import { claimPage } from '../../src/ui/page-state.ts';
import { FixturePage, InSpanish, showFixturePage } from '../support/fixture-page.tsx';
import { startScript } from '../support/start-script.ts';
import { lines } from './in-menu.tsx';

const prerendered = (page: ReactNode): string => renderToString(createElement(InSpanish, null, page));

describe('the page of a venue', () => {
  beforeEach(async () => {
    await claimPage();
    return startScript(() => watchLanguages(document));
  });

  const titles = () => lines('main h2');
  const choose = (name: string) => act(async () => screen.getByRole('button', { name }).click());
  const current = () => document.querySelector('button[aria-current=true]')?.getAttribute('aria-label');

  test('shows logo, name, subtitle, info card, sections and ways to reach the venue in order', async () => {
    await showFixturePage();
    expect(screen.getByAltText('Logo de La Prueba').getAttribute('src')).toBe('/cartasqr/img/la-prueba/logo.svg');
    expect(lines('h1, .subtitle, .info-card > p, .info-card li')).toEqual([
      'La Prueba',
      'Carta de prueba',
      'La Prueba',
      'Desde 2012',
      'Calle Inventada 1',
      'Paellas para llevar 943 000 001',
      'Grupos 600 000 002 WhatsApp (Se abre en una pestaña nueva)',
    ]);
    const ways = [...document.querySelectorAll<HTMLAnchorElement>('.info-card a, footer a')].map(({ href }) => href);
    expect(ways).toEqual([
      'tel:+34943000001',
      'https://wa.me/34600000002',
      'tel:+34958000000',
      'https://www.instagram.com/laprueba',
      'https://www.facebook.com/laprueba',
    ]);
    expect(titles()).toEqual(['Entrantes', 'Burgers', 'Menús de grupo', 'Copas']);
  });

  test('switches texts and interface together, with the language of the page', async () => {
    await showFixturePage();
    expect(current()).toBe('Español');
    await choose('English');
    expect([document.documentElement.lang, current()]).toEqual(['en', 'English']);
    expect(titles()).toEqual(['Starters', 'Burgers', 'Menús de grupo', 'Drinks']);
    expect(lines('.legal li')[0]).toBe('Final prices, VAT included.');
    await choose('Español');
    expect(titles()[0]).toBe('Entrantes');
  });

  test('falls back to Spanish text by text, and says so', async () => {
    await showFixturePage();
    await choose('Français');
    const texts = document.querySelectorAll(
      '#entrantes h2, #entrantes [data-opens=detail], #sections a[href="#copas"]',
    );
    expect(Array.from(texts, (text) => [text.textContent, text.getAttribute('lang')])).toEqual([
      ['Entrées', null],
      ['Nachos de la casa', 'es'],
      ['Tomate aliñado', 'es'],
      ['Copas', 'es'],
    ]);
  });

  test('is prerendered without styles or handlers that a strict policy forbids', () => {
    const html = prerendered(<FixturePage />);
    expect(html).toContain('Croquetas de jamón');
    expect(html).not.toMatch(/ (style|on\w+)=/);
  });
});

describe('the demo', () => {
  const showPopover = vi.fn();
  const information = (): HTMLElement | null => document.getElementById('demo_information');

  beforeEach(() => {
    // What jsdom lacks.
    HTMLElement.prototype.showPopover = showPopover.mockClear();
    render(<DemoPrompt />, { wrapper: InSpanish });
  });

  /** Its texts come when they are asked for. */
  async function ask(): Promise<void> {
    const before = showPopover.mock.calls.length;
    await act(async () => screen.getByRole('button', { name: 'Ver información' }).click());
    await expect.poll(() => showPopover.mock.calls.length).toBe(before + 1);
  }

  test('shows the information each time that it is asked for, over the page', async () => {
    await ask();
    expect(information()?.getAttribute('popover')).toBe('auto');
    expect(lines('#demo_information h2')).toEqual(['Tu carta digital, a tu medida']);
    expect(lines('#demo_information li')).toHaveLength(3);
    expect(showPopover.mock.instances).toEqual([information()]);
    await ask();
    expect(document.querySelectorAll('#demo_information')).toHaveLength(1);
  });
});

describe('the sign of the profile', () => {
  const PHOTO = 'https://lh3.googleusercontent.com/a/photo';
  const photo = () => screen.getByRole('link', { name: 'Tu perfil' }).querySelector('img');

  test('shows the photo of whoever is signed in on this phone, which the prerendered page cannot know', () => {
    rememberUser({ uid: 'ana', photoURL: PHOTO });
    expect(prerendered(<Avatar />)).not.toContain(PHOTO);
    render(<Avatar />, { wrapper: InSpanish });
    expect([photo()?.getAttribute('src'), photo()?.alt]).toEqual([PHOTO, '']);
    // A sign-out in another tab.
    rememberUser(null);
    act(() => void window.dispatchEvent(new StorageEvent('storage')));
    expect(photo()).toBeNull();
  });
});
