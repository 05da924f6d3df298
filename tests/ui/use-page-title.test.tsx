import { act, cleanup, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useLanguageStore } from '../../src/i18n/interface-context.tsx';
import { usePageTitle, useVenueTitle } from '../../src/ui/use-page-title.ts';
import { InSpanish } from '../support/fixture-page.tsx';

const LANGUAGES = ['es', 'en'] as const;

function Venue() {
  const store = useLanguageStore();
  useVenueTitle('El Moreno');
  useEffect(() => void store.enter({ languages: LANGUAGES }), [store]);
  return LANGUAGES.map((language) => (
    <button key={language} type="button" onClick={() => void store.choose(language)}>
      {language}
    </button>
  ));
}

const choose = (language: string) => act(async () => screen.getByText(language).click());

function Plain({ title, description }: { readonly title: string; readonly description: string }) {
  usePageTitle(title, description);
  return null;
}

const description = () => document.querySelector('meta[name=description]')?.getAttribute('content');

beforeEach(() => {
  document.head.innerHTML =
    '<title>Carta digital QR de El Moreno - cartas.example</title><meta name="description" content="Lo de antes">';
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

describe('the title of a venue’s page', () => {
  it('is the one that the build has written', () => {
    render(<Venue />, { wrapper: InSpanish });
    expect(document.title).toBe('Carta digital QR de El Moreno - cartas.example');
    expect(description()).toMatch(/^El Moreno: la carta en tu móvil/);
  });

  it('follows the language and keeps the host', async () => {
    render(<Venue />, { wrapper: InSpanish });
    await choose('en');
    expect(document.title).toBe('Digital QR menu of El Moreno - cartas.example');
    expect(description()).toMatch(/^El Moreno: the menu on your phone/);
    await choose('es');
    expect(document.title).toBe('Carta digital QR de El Moreno - cartas.example');
  });
});

it('keeps a host that holds hyphens, and replaces a title that holds one', () => {
  document.title = 'Premier - Centro - mi-bar.example';
  render(<Plain title="Premier - Huelin" description="La carta" />);
  expect([document.title, description()]).toEqual(['Premier - Huelin - mi-bar.example', 'La carta']);
});

it('does not mind a document without a description', () => {
  document.head.innerHTML = '<title>Alt - cartas.example</title>';
  render(<Plain title="Neu" description="Text" />);
  expect(document.title).toBe('Neu - cartas.example');
});
