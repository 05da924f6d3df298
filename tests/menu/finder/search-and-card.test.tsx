import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { filterStore, views } from '../../../src/menu/finder/finder-state.ts';
import {
  watchPage,
  stubScrolling,
  leavePage,
  show,
  named,
  button,
  tap,
  dialog,
  row,
  verdict,
  choose,
} from './finder-page.tsx';

beforeAll(watchPage);
beforeEach(stubScrolling);
afterEach(leavePage);

describe('the search', () => {
  const field = () => named('input', 'Buscar en la carta') as HTMLInputElement;
  const type = (value: string) => act(async () => fireEvent.change(field(), { target: { value } }));
  const results = () => [...document.querySelectorAll('.finder-name')].map((name) => name.textContent);
  const status = () => document.querySelector('.finder-status')?.textContent;

  async function search(value: string): Promise<void> {
    await show();
    await tap('Buscar');
    await dialog('Buscar en la carta');
    await type(value);
  }

  test('shows what it finds by section, with prices', async () => {
    await search('croquetas');
    expect(status()).toBe('2 resultados');
    expect(results()).toEqual(['Croquetas de jamón', 'Menú 1']);
    expect([...document.querySelectorAll('.finder-group h3')].map((title) => title.textContent)).toEqual([
      'Entrantes',
      'Menús de grupo',
    ]);
    expect(document.querySelector('.finder-result .prices')?.textContent).toContain('12,00');
  });

  test('waits for two letters', async () => {
    await search('c');
    expect(status()).toBe('Escribe al menos dos letras, con o sin acentos.');
    expect(results()).toEqual([]);
  });

  test('says that nothing is found, and what to do', async () => {
    await search('sushi');
    expect(status()).toBe('Nada coincide con «sushi» Prueba con menos letras u otra palabra, o pregunta al personal.');
  });

  test('names what matches but for an error', async () => {
    await search('croqetas');
    expect(document.querySelector('.finder-similar')?.textContent).toBe('Parecidos');
  });

  test('leads to the row: lit up, and with the focus on what it opens', async () => {
    await search('nachos');
    await act(async () => void fireEvent.click(named('button.finder-name', 'Nachos de la casa')));
    const nachos = row('Nachos de la casa');
    await waitFor(() => expect(nachos.hasAttribute('data-finder-here')).toBe(true));
    expect(document.activeElement?.textContent).toBe('Nachos de la casa');
    expect(nachos.scrollIntoView).toHaveBeenCalled();
    expect(views.get()).toEqual([]);
  });

  test('leads to the first on Enter, and to another the next time', async () => {
    await search('pulpo');
    await act(async () => fireEvent.submit(field().closest('form') as HTMLFormElement));
    await waitFor(() => expect(document.activeElement === row('Pulpo a la gallega')).toBe(true));
    await tap('Buscar');
    await type('tomate');
    await act(async () => fireEvent.submit(field().closest('form') as HTMLFormElement));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Tomate aliñado'));
    expect(row('Pulpo a la gallega').hasAttribute('data-finder-here')).toBe(false);
  });

  test('is walked with the arrow keys', async () => {
    await search('croquetas');
    act(() => field().focus());
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) {
      await act(async () => fireEvent.keyDown(document.activeElement as Element, { key }));
    }
    expect(document.activeElement?.textContent).toBe('Croquetas de jamón');
    await act(async () => fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowUp' }));
    expect(document.activeElement).toBe(field());
  });

  test('shows the verdict, and leads nowhere where the row is hidden', async () => {
    act(() => filterStore.set({ chosen: ['gluten'], strict: true }));
    await search('croquetas');
    const [first] = document.querySelectorAll<HTMLElement>('.finder-result');
    expect(first?.textContent).toContain('Contiene: gluten');
    expect(first?.textContent).toContain('Oculto por tu filtro');
    expect(first?.querySelector('button')).toBeNull();
  });

  test('says of what is out of its hours when it is served', async () => {
    document.documentElement.dataset['open'] = 'day';
    await search('tabla de quesos');
    const [first] = document.querySelectorAll<HTMLElement>('.finder-result');
    expect(first?.textContent).toContain('Solo por la noche, desde las 19:00');
    expect(first?.querySelector('button')).toBeNull();
  });
});

describe('the card for the staff', () => {
  test('speaks the language of the house, and says below what it says', async () => {
    await show();
    await choose('Gluten', 'Huevos');
    await act(async () => views.close('allergens'));
    await tap('English');
    await waitFor(() => expect(verdict('Ham croquettes')).toBe('Contains: gluten, eggs'));
    await tap('Ask the staff about Ham croquettes');
    const card = await dialog('Message for the staff');
    const house = card.querySelector<HTMLElement>('.finder-card');
    expect(house?.lang).toBe('es');
    expect(house?.querySelector('.finder-dish')?.textContent).toBe('Croquetas de jamón');
    expect(house?.textContent).toContain('Tengo alergia a:GlutenHuevos');
    expect(house?.textContent).toContain('¿Este plato contiene gluten o huevos, aunque sean trazas?');
    expect(house?.textContent).toContain('En la carta Contiene: gluten, huevos');
    const own = house?.querySelector<HTMLElement>('.finder-own');
    expect([own?.textContent, own?.lang]).toEqual(['Ham croquettes', 'en']);
    expect(card.querySelector('.finder-meaning')?.textContent).toBe(
      'I am allergic to: gluten, eggs. Does this dish contain gluten or eggs, even as traces?',
    );
  });

  test('of a dish that declares nothing says so', async () => {
    act(() => filterStore.set({ chosen: ['gluten'], strict: false }));
    await show();
    await screen.findByText('Mis alérgenos: gluten');
    await tap('Preguntar al personal por Tabla de quesos');
    const card = await dialog('Mensaje para el personal');
    expect(card.querySelector('.finder-said')?.textContent).toBe('En la carta No declarado');
    expect(card.querySelector('.finder-meaning')).toBeNull();
  });

  test('without a dish asks for what can be eaten', async () => {
    await show();
    await choose('Gluten');
    await tap('Mostrar al personal');
    const card = await dialog('Mensaje para el personal');
    expect(card.querySelector('.finder-question')?.textContent).toBe('¿Qué platos puedo comer?');
  });

  test('does not name many allergens twice', async () => {
    await show();
    await choose('Gluten', 'Huevos', 'Soja');
    await act(async () => views.close('allergens'));
    await tap('Preguntar al personal por Pulpo a la gallega');
    const card = await dialog('Mensaje para el personal');
    expect(card.querySelector('.finder-question')?.textContent).toBe(
      '¿Este plato contiene alguno de ellos, aunque sean trazas?',
    );
  });

  test('is opened from the popup of a dish, which shows the verdict, too', async () => {
    act(() => filterStore.set({ chosen: ['lacteo'], strict: false }));
    await show();
    await screen.findByText('Mis alérgenos: lácteos');
    await act(async () => fireEvent.click(button('Nachos de la casa')));
    const popup = () => document.querySelector('.popup[open]');
    expect(popup()?.querySelector('.finder-words')?.textContent).toBe('Contiene: lácteos');
    expect(popup()?.querySelector('.finder-line button')?.textContent).toBe('Mostrar al personal');
    await act(async () => void fireEvent.click(popup()?.querySelector('.finder-line button') as Element));
    const card = await dialog('Mensaje para el personal');
    expect(card.querySelector('.finder-dish')?.textContent).toBe('Nachos de la casa');
    expect(history.state).toMatchObject({ carta: { item: 0 }, finder: ['waiter:nachos'] });
    act(() => history.back());
    await waitFor(() => expect(document.querySelector('.finder-waiter[open]')).toBeNull());
    expect(popup()).not.toBeNull();
  });
});
