import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Note } from '../../src/menu/note.tsx';
import { type AnyEntryComponents, Section } from '../../src/menu/section.tsx';
import { renderInMenu } from './in-menu.tsx';

const BROKEN = new Error('a bug');

const entries = {
  note: Note,
  heading: () => {
    throw BROKEN;
  },
} as unknown as AnyEntryComponents;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Sections() {
  return (
    <>
      <Section section={{ id: 'vinos', entries: [{ kind: 'heading', id: 'h' }] }} entries={entries} />
      <Section
        section={{ id: 'copas', image: 'bar/copas.jpg', onlyNight: true, entries: [{ kind: 'note', id: 'n' }] }}
        entries={entries}
      />
    </>
  );
}

const es = { 'section/vinos': 'Vinos', 'section/copas': 'Copas', n: 'Con hielo' };

describe('Section', () => {
  test('shows picture, title, hours and entries, and its rule for the clock', () => {
    renderInMenu(Sections, {}, { es });
    const section = document.getElementById('copas');
    expect(section?.dataset['only']).toBe('evening');
    expect(section?.textContent).toBe('CopasDesde las 17:00Con hielo');
    expect(section?.querySelector('img')?.getAttribute('src')).toBe('/cartasqr/img/bar/copas.jpg');
  });

  test('that fails is logged and left out; the others stand', () => {
    renderInMenu(Sections, {}, { es });
    expect(document.getElementById('vinos')).toBeNull();
    expect(screen.getByText('Con hielo')).toBeDefined();
    expect(console.error).toHaveBeenCalledWith('Error rendering section vinos:', BROKEN);
  });

  test('shows banners and highlights that the menu begins with before its first section', () => {
    const section = {
      id: 'copas',
      entries: [{ kind: 'banner', id: 'b' } as const, { kind: 'note', id: 'n' } as const],
    };
    const withBanner = { ...entries, banner: () => <li>Gana un viaje</li> } as unknown as AnyEntryComponents;
    renderInMenu(
      () => (
        <>
          <Section section={section} entries={withBanner} isFirst />
          <Section section={{ ...section, id: 'vinos' }} entries={withBanner} />
        </>
      ),
      {},
      { es },
    );
    expect(document.getElementById('copas')?.textContent).toBe('CopasCon hielo');
    expect(document.querySelector('.announcements')?.textContent).toBe('DestacadosGana un viaje');
    expect(document.getElementById('vinos')?.textContent).toBe('VinosGana un viajeCon hielo');
  });
});
