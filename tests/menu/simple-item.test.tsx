import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { SimpleItem as Entry } from '../../src/menu/model.ts';
import { SimpleItem } from '../../src/menu/simple-item.tsx';
import { renderInMenu } from './in-menu.tsx';

afterEach(cleanup);

const row = (): HTMLElement => screen.getByRole('listitem');

describe('SimpleItem', () => {
  test('shows name and price', () => {
    const entry: Entry = { kind: 'simple', id: 'agua', prices: [{ amount: 2 }] };
    renderInMenu(SimpleItem, { entry }, { es: { agua: 'Agua' } });
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Agua');
    expect(row().querySelector('.prices')?.textContent).toBe('2,00 €');
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('labels several prices, standard ones in the language of the page, own ones by their texts', () => {
    const prices: Entry['prices'] = [
      { amount: 3.5, label: 'media' },
      { amount: 12, label: 'racion' },
      { amount: 70, ownLabel: true },
    ];
    const entry: Entry = { kind: 'simple', id: 'ron', prices };
    const es = { ron: 'Ron', 'ron/prices.2': 'Garrafa' };
    renderInMenu(SimpleItem, { entry }, { es, en: { ron: 'Rum', 'ron/prices.2': 'Jug' } });
    const shown = Array.from(row().querySelectorAll('.prices > span'), (price) => price.textContent.trim());
    expect(shown).toEqual(['Half €3.50', 'Ration €12.00', 'Jug €70.00']);
  });

  test('shows the decimals that it is set to', () => {
    const entry: Entry = { kind: 'simple', id: 'cafe', prices: [{ amount: 1.5 }], decimals: 1 };
    renderInMenu(SimpleItem, { entry }, { es: { cafe: 'Café' } });
    expect(row().querySelector('.prices')?.textContent).toBe('1,5 €');
  });

  test('says that a garnish is included', () => {
    const entry: Entry = { kind: 'simple', id: 'cana', withChips: true };
    renderInMenu(SimpleItem, { entry }, { es: { cana: 'Caña' } });
    expect(screen.getByText('GUARNICION INCLUIDA')).toBeDefined();
  });

  test('has its hours in words and as a rule for the clock', () => {
    const entry: Entry = { kind: 'simple', id: 'copa', onlyNight: true };
    const { container, rerender } = renderInMenu(SimpleItem, { entry }, { es: { copa: 'Copa' } });
    expect(container.querySelector('.item')?.getAttribute('data-only')).toBe('night');
    expect(screen.getByText('Solo por la noche, desde las 19:00')).toBeDefined();
    rerender(<></>);
    renderInMenu(SimpleItem, { entry: { kind: 'simple', id: 'copa', onlyDay: true } }, { es: { copa: 'Copa' } });
    expect(document.querySelector('.item')?.getAttribute('data-only')).toBe('day');
    expect(screen.getByText('Solo de día, hasta las 19:00')).toBeDefined();
  });

  test('shows the Spanish name as description in other languages', () => {
    const entry: Entry = { kind: 'simple', id: 'vermut', descriptionIsSpanishName: true };
    const es = { vermut: 'Vermut', 'vermut/description': 'De grifo' };
    const { unmount } = renderInMenu(SimpleItem, { entry }, { es, en: { vermut: 'Vermouth' } });
    const line = row().querySelector('.description');
    expect(line?.textContent).toBe('Vermut');
    expect(line?.getAttribute('lang')).toBe('es');
    unmount();
    renderInMenu(SimpleItem, { entry }, { es });
    expect(row().querySelector('.description')?.textContent).toBe('De grifo');
  });

  test('a text that falls back says its language', () => {
    const entry: Entry = { kind: 'simple', id: 'agua' };
    renderInMenu(SimpleItem, { entry }, { es: { agua: 'Agua', 'agua/description': 'Fría' }, en: { agua: 'Water' } });
    expect(row().querySelector('.description')?.getAttribute('lang')).toBe('es');
    expect(row().querySelector('h3')?.hasAttribute('lang')).toBe(false);
  });

  test('a name that falls back says its language, as a title and as a button', () => {
    const es = { agua: 'Agua' };
    const { unmount } = renderInMenu(SimpleItem, { entry: { kind: 'simple', id: 'agua' } }, { es, en: {} });
    expect(row().querySelector('h3')?.getAttribute('lang')).toBe('es');
    unmount();
    renderInMenu(SimpleItem, { entry: { kind: 'simple', id: 'agua', detailedPopup: true } }, { es, en: {} });
    expect(screen.getByRole('button', { name: 'Agua' }).getAttribute('lang')).toBe('es');
  });

  test('opens the popup if it says so, and has more to tell there', () => {
    const entry: Entry = { kind: 'simple', id: 'ron', detailedPopup: true };
    renderInMenu(SimpleItem, { entry }, { es: { ron: 'Ron', 'ron/detail': 'Ocho años en barrica' } });
    const button = screen.getByRole('button', { name: 'Ron' });
    expect(button.dataset['opens']).toBe('detail');
    expect(row().querySelector('.detail')?.textContent).toBe('Ocho años en barrica');
  });

  test('without a popup has no more to tell', () => {
    const entry: Entry = { kind: 'simple', id: 'ron' };
    renderInMenu(SimpleItem, { entry }, { es: { ron: 'Ron', 'ron/detail': 'Ocho años en barrica' } });
    expect(row().textContent).toBe('RonAlérgenos no declarados');
  });
});
