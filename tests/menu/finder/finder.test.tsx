import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { InterfaceProvider } from '../../../src/i18n/interface-context.tsx';
import { filterStore } from '../../../src/menu/finder/finder-state.ts';
import { FixturePage, fixtureLoaders } from '../../support/fixture-page.tsx';
import { laterTexts } from '../../../generated/later.ts';
import { texts as interfaceEs } from '../../../generated/interface/es.ts';
import {
  watchPage,
  stubScrolling,
  leavePage,
  show,
  button,
  tap,
  dialog,
  box,
  strict,
  row,
  verdict,
  isOut,
  choose,
} from './finder-page.tsx';

beforeAll(watchPage);
beforeEach(stubScrolling);
afterEach(leavePage);

describe('the allergen filter', () => {
  test('says nothing in any row until something is chosen', async () => {
    await show();
    expect(document.querySelector('.finder-line')).toBeNull();
    await choose();
    expect(document.querySelector('.finder-line')).toBeNull();
  });

  test('offers the 14 allergens by name and icon', async () => {
    await show();
    await choose();
    const names = [...document.querySelectorAll('.finder-choices li')].map((each) => each.textContent);
    expect(names).toEqual([
      'Altramuces',
      'Apio',
      'Cacahuetes',
      'Crustáceos',
      'Frutos de cáscara',
      'Gluten',
      'Huevos',
      'Lácteos',
      'Moluscos',
      'Mostaza',
      'Pescado',
      'Sésamo',
      'Soja',
      'Sulfitos',
    ]);
    expect(document.querySelector('.finder-choices .finder-sign')?.className).toBe('finder-sign altramuces');
  });

  test('says in each row what is declared of my allergens, and no more', async () => {
    await show();
    await choose('Gluten', 'Soja', 'Lácteos');
    expect(verdict('Croquetas de jamón')).toBe('Contiene: gluten, lácteos. Puede contener: soja');
    expect(verdict('Nachos de la casa')).toBe('Contiene: lácteos');
    expect(verdict('Pulpo a la gallega')).toBe('Mis alérgenos no están entre los declarados');
    expect(verdict('Tomate aliñado')).toBe('Mis alérgenos no están entre los declarados');
    expect(verdict('Tabla de quesos')).toBe('No declarado: pregunta');
    const blocks = ['Menú de mediodía', 'Crea tu burger', 'Cambia tu burger', 'Menú 1', 'Menú 2'];
    expect(new Set(blocks.map(verdict))).toEqual(new Set(['No declarado: pregunta']));
    expect(document.querySelectorAll('[data-finder-out]')).toHaveLength(0);
  });

  test('never says that a dish is free of anything', async () => {
    await show();
    await choose('Gluten', 'Soja', 'Lácteos');
    const lines = [...document.querySelectorAll('.finder-line')].map((line) => line.textContent);
    expect(lines).toHaveLength(15);
    expect(lines.filter((line) => /\b(sin|libre|free|apto|seguro|puedes)\b/i.test(line ?? ''))).toEqual([]);
  });

  test('leads in each row to the staff', async () => {
    await show();
    await choose('Gluten');
    expect(document.querySelectorAll('.finder-line .finder-ask')).toHaveLength(15);
    expect(button('Preguntar al personal por Pulpo a la gallega').textContent).toBe('Preguntar');
  });

  test('strict, takes out what is in doubt, and the headings and sections say so', async () => {
    await show();
    await choose('Gluten', 'Soja');
    await strict();
    expect(isOut('Croquetas de jamón')).toBe(true);
    expect(isOut('Tabla de quesos')).toBe(true);
    expect(isOut('Menú de mediodía')).toBe(true);
    expect(isOut('Pulpo a la gallega')).toBe(false);
    expect(isOut('Tomate aliñado')).toBe(false);
    expect(isOut('Ron')).toBe(true);
    const lines = [...document.querySelectorAll('.finder-section')].map((line) => line.textContent);
    expect(lines).toEqual([
      '2 platos ocultos',
      'Tu filtro oculta todos los platos de esta sección.',
      'Tu filtro oculta todos los platos de esta sección.',
      'Tu filtro oculta todos los platos de esta sección.',
    ]);
    expect(document.querySelector('.finder-foot output')?.textContent).toBe('11 platos ocultos');
    await tap('Borrar');
    expect(document.querySelectorAll('[data-finder-out], .finder-line, .finder-section')).toHaveLength(0);
  });

  test('counts without being strict, too', async () => {
    await show();
    await choose('Gluten', 'Soja');
    expect(document.querySelector('.finder-foot output')?.textContent).toBe(
      'Contienen: 2 · Pueden contener: 0 · No declarados: 9',
    );
  });

  test('renders only those rows anew whose verdict changes', async () => {
    await show();
    await choose('Gluten');
    const before = row('Pulpo a la gallega').querySelector('.finder-line');
    const changed = vi.fn();
    const observer = new MutationObserver(changed);
    observer.observe(row('Pulpo a la gallega'), {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    await act(async () => fireEvent.click(box('Huevos')));
    expect(verdict('Croquetas de jamón')).toBe('Contiene: gluten, huevos');
    expect(row('Pulpo a la gallega').querySelector('.finder-line')).toBe(before);
    await Promise.resolve();
    expect(changed).not.toHaveBeenCalled();
    observer.disconnect();
  });

  test('reminds of itself until it is told not to, and again after the next change', async () => {
    await show();
    await choose('Gluten');
    const bar = () => document.querySelector<HTMLElement>('.finder-reminder');
    expect(bar()?.textContent).toContain('Mis alérgenos: gluten');
    expect(bar()?.textContent).toContain('Confírmalo siempre con el personal antes de pedir.');
    expect(button('Alérgenos: gluten').dataset['count']).toBe('1');
    await tap('Cerrar este aviso');
    expect(bar()?.hasAttribute('data-closed')).toBe(true);
    expect(button('Alérgenos: gluten').dataset['count']).toBe('1');
    await act(async () => fireEvent.click(box('Huevos')));
    expect(bar()?.hasAttribute('data-closed')).toBe(false);
    for (const name of ['Apio', 'Soja']) await act(async () => fireEvent.click(box(name)));
    expect(bar()?.textContent).toContain('Mis alérgenos: 4');
    await tap('Borrar');
    expect(bar()).toBeNull();
    expect(button('Alérgenos').dataset['count']).toBeUndefined();
  });

  test('is told to those who do not see it', async () => {
    await show();
    const said = () => document.querySelector('output.sr-only')?.textContent;
    await choose('Gluten');
    expect(said()).toBe('Mis alérgenos: gluten. Confírmalo siempre con el personal antes de pedir.');
    await strict();
    expect(said()).toBe('Mis alérgenos: gluten. 11 platos ocultos. Confírmalo siempre con el personal antes de pedir.');
    await tap('Borrar');
    expect(said()).toBe('Filtro quitado: se muestran todos los platos.');
  });

  test('is there at the next visit', async () => {
    act(() => filterStore.set({ chosen: ['molusco'], strict: true }));
    await show();
    await waitFor(() => expect(verdict('Pulpo a la gallega')).toBe('Contiene: moluscos'));
    expect(isOut('Pulpo a la gallega')).toBe(true);
  });

  test('survives a switch of the language, and follows it', async () => {
    await show();
    await choose('Lácteos');
    await tap('English');
    await waitFor(() => expect(verdict('House nachos')).toBe('Contains: milk'));
    expect(document.querySelector('.finder-reminder')?.textContent).toContain('My allergens: milk');
    expect(button('Ask the staff about House nachos')).toBeDefined();
    await tap('Español');
    await waitFor(() => expect(verdict('Nachos de la casa')).toBe('Contiene: lácteos'));
  });

  test('counts what the clock lets be seen', async () => {
    document.documentElement.dataset['open'] = 'day';
    await show();
    await choose('Sulfitos');
    // Without the cheese board of the night and the section of the evening.
    expect(document.querySelector('.finder-foot output')?.textContent).toBe(
      'Contienen: 0 · Pueden contener: 0 · No declarados: 6',
    );
    await act(async () => {
      document.documentElement.dataset['open'] = 'night evening';
    });
    expect(document.querySelector('.finder-foot output')?.textContent).toBe(
      'Contienen: 0 · Pueden contener: 0 · No declarados: 8',
    );
  });
});

describe('the legend', () => {
  test('is reached from the footer, without a choice', async () => {
    await show();
    await tap('Leyenda de alérgenos');
    const legend = await dialog('Leyenda de alérgenos');
    expect(legend.querySelectorAll('.finder-icons li')).toHaveLength(14);
    expect(within(legend).getByText('Gluten').closest('li')?.textContent).toBe('GlutenContienen: 2Pueden contener: 0');
    expect(within(legend).getByText('No declarados: 9')).toBeDefined();
    expect(within(legend).getByText(/puede llevar cualquiera de los 14/)).toBeDefined();
  });
});

test('a finder that cannot be loaded says so, and comes at the next tap', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let isOffline = true;
  const es = () => (isOffline ? Promise.reject(new Error('offline')) : laterTexts.es());
  await act(async () =>
    render(
      <InterfaceProvider language="es" texts={interfaceEs} {...fixtureLoaders} later={{ ...laterTexts, es }}>
        <FixturePage />
      </InterfaceProvider>,
    ),
  );
  await tap('Alérgenos');
  await screen.findByText('Alérgenos: no se ha podido cargar. Comprueba la conexión y vuelve a intentarlo.');
  expect(button('Alérgenos').hasAttribute('aria-busy')).toBe(false);
  isOffline = false;
  await tap('Alérgenos');
  await dialog('Alérgenos');
  expect(screen.queryByText(/no se ha podido cargar/)).toBeNull();
});
