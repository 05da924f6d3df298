import { act, fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { MenuLines } from '../../../src/menu/finder/allergens/menu-lines.ts';
import { filterStore } from '../../../src/menu/finder/finder-state.ts';
import { NOTHING, setTonight } from '../../../src/menu/tonight/shown.ts';
import { layers } from '../../../src/page/layers.ts';
import { itemLayer } from '../../../src/page/layers-place.ts';
import { NEWS_CHANGED } from '../../../src/page/page-events.ts';
import {
  choose,
  click,
  dialog,
  found,
  isOut,
  named,
  row,
  show,
  tap,
  textsOf,
  preparePage,
  verdict,
} from './finder-page.tsx';

// What another test has left of the modules that live as long as a page may hear of nothing any more.
vi.hoisted(() => vi.resetModules());

preparePage();

describe('the allergen filter', () => {
  const strict = () => click(found('[role=switch]'));
  const reminder = () => document.querySelector('.finder-reminder');
  const counted = () => document.querySelector('.finder-foot output')?.textContent;

  test('offers the 14 allergens by name and icon, and says nothing until one is chosen', async () => {
    await show();
    await choose();
    expect(textsOf('.finder-choices:not(.finder-diets *) li')).toEqual([
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
    expect(found('.finder-choices .finder-sign').dataset['signs']).toBe('a');
    expect(textsOf('.finder-line')).toEqual([]);
  });

  test('leaves the style of the first paint on where the verdicts cannot be shown', async () => {
    delete document.documentElement.dataset['judged'];
    const showing = vi.spyOn(MenuLines.prototype, 'show').mockImplementation(() => {
      throw new Error('no row');
    });
    await expect(show(['gluten'])).rejects.toThrow('no row');
    expect(document.documentElement.dataset['judged']).toBeUndefined();
    showing.mockRestore();
    await show(['gluten']);
    expect(document.documentElement.dataset['judged']).toBe('');
  });

  test('says in each row what is declared of my allergens, never that it is free of any, and leads to the staff', async () => {
    await show();
    await choose('Gluten', 'Soja', 'Lácteos');
    expect(textsOf('main .finder-words')).toEqual([
      'Contiene: gluten, lácteos. Puede contener: soja',
      'Contiene: lácteos',
      ...Array.from({ length: 3 }, () => 'Mis alérgenos no están entre los declarados'),
      'No declarado: pregunta',
      'Contiene: gluten',
      ...Array.from({ length: 8 }, () => 'No declarado: pregunta'),
    ]);
    expect(verdict('Croquetas de jamón')).toBe('Contiene: gluten, lácteos. Puede contener: soja');
    expect(verdict('Tomate aliñado')).toBe('Mis alérgenos no están entre los declarados');
    expect(verdict('Menú 2')).toBe('No declarado: pregunta');
    expect(textsOf('.finder-ask')).toEqual(Array.from({ length: 15 }, () => 'Preguntar'));
    expect(named('button', 'Preguntar al personal por Pulpo a la gallega').classList.contains('finder-ask')).toBe(true);
    expect(textsOf('[data-finder-out]')).toEqual([]);
    expect(counted()).toBe('Contienen: 3 · Pueden contener: 0 · No declarados: 9');
  });

  test('strict, takes out what is in doubt, and the headings and sections say so', async () => {
    await show();
    await choose('Gluten', 'Soja');
    await strict();
    const dishes = [
      'Croquetas de jamón',
      'Tabla de quesos',
      'Menú de mediodía',
      'Pulpo a la gallega',
      'Tomate aliñado',
    ];
    expect(dishes.map(isOut)).toEqual([true, true, true, false, false]);
    expect(isOut('Ron')).toBe(true);
    expect(textsOf('.finder-section')).toEqual([
      '2 platos ocultos',
      'Tu filtro oculta todos los platos de esta sección.',
      'Tu filtro oculta todos los platos de esta sección.',
      'Tu filtro oculta todos los platos de esta sección.',
    ]);
    expect(counted()).toBe('11 platos ocultos');
    await tap('Borrar');
    expect(textsOf('[data-finder-out], .finder-line, .finder-section')).toEqual([]);
  });

  test('keeps what the menu marks as I look for it, and says of the rest no more than that it is not marked', async () => {
    await show();
    await choose();
    expect(textsOf('.finder-diets li')).toEqual(['Vegetariano', 'Vegano', 'Sin gluten']);
    await choose('Vegetariano', 'Sin gluten');
    expect([isOut('Tomate aliñado'), isOut('Croquetas de jamón')]).toEqual([false, true]);
    expect(verdict('Tomate aliñado')).toBe('Marcado: vegetariano, sin gluten');
    expect(verdict('Croquetas de jamón')).toBe('Sin marcar, pregunta: vegetariano, sin gluten');
    expect(counted()).toMatch(/^\d+ platos ocultos$/);
    expect(reminder()?.textContent).toContain('Busco: vegetariano, sin gluten');
    expect(named('button', 'Alérgenos: vegetariano, sin gluten').dataset['count']).toBe('2');
    expect(localStorage.getItem('carta-allergens')).toBe(
      '{"chosen":[],"strict":false,"diets":["vegetariano","sin gluten"]}',
    );
  });

  test('with allergens, too, says both, and ends when both are taken back', async () => {
    await show();
    await choose('Gluten', 'Vegano');
    expect(verdict('Tomate aliñado')).toBe('Mis alérgenos no están entre los declarados. Marcado: vegano');
    expect(verdict('Croquetas de jamón')).toBe('Contiene: gluten. Sin marcar, pregunta: vegano');
    expect(isOut('Pulpo a la gallega')).toBe(true);
    await choose('Vegano');
    expect(isOut('Pulpo a la gallega')).toBe(false);
    await choose('Gluten');
    expect(textsOf('.finder-line')).toEqual([]);
    expect(localStorage.length).toBe(0);
  });

  test('renders only those rows anew whose verdict changes', async () => {
    await show();
    await choose('Gluten');
    const octopus = row('Pulpo a la gallega');
    const changed = vi.fn();
    const observer = new MutationObserver(changed);
    observer.observe(octopus, { subtree: true, childList: true, characterData: true, attributes: true });
    await choose('Huevos');
    expect(verdict('Croquetas de jamón')).toBe('Contiene: gluten, huevos');
    expect([observer.takeRecords(), changed.mock.calls]).toEqual([[], []]);
    observer.disconnect();
  });

  test('reminds of itself until it is told not to, and again after the next change', async () => {
    await show();
    await choose('Gluten');
    expect(reminder()?.textContent).toContain('Mis alérgenos: gluten');
    expect(reminder()?.textContent).toContain('Confírmalo siempre con el personal antes de pedir.');
    expect(named('button', 'Alérgenos: gluten').dataset['count']).toBe('1');
    await tap('Cerrar este aviso');
    expect(reminder()?.hasAttribute('data-closed')).toBe(true);
    expect(document.activeElement).toBe(named('button', 'Alérgenos: gluten'));
    expect(named('button', 'Alérgenos: gluten').dataset['count']).toBe('1');
    await choose('Huevos');
    expect(reminder()?.hasAttribute('data-closed')).toBe(false);
    await choose('Apio', 'Soja');
    expect(reminder()?.textContent).toContain('Mis alérgenos: 4');
    const clear = named('button', 'Borrar');
    act(() => clear.focus());
    await click(clear);
    expect([document.activeElement, clear.ariaDisabled]).toEqual([clear, 'true']);
    expect(reminder()).toBeNull();
    expect(named('button', 'Alérgenos').dataset['count']).toBeUndefined();
  });

  test('is told to those who do not see it', async () => {
    await show();
    const said = () => found('output.sr-only').textContent;
    await choose('Gluten');
    expect(said()).toBe('Mis alérgenos: gluten. Confírmalo siempre con el personal antes de pedir.');
    await strict();
    expect(said()).toBe('Mis alérgenos: gluten. 11 platos ocultos. Confírmalo siempre con el personal antes de pedir.');
    await tap('Borrar');
    expect(said()).toBe('Filtro quitado: se muestran todos los platos.');
  });

  test('counts what the clock lets be seen', async () => {
    document.documentElement.dataset['open'] = 'day';
    await show();
    await choose('Sulfitos');
    // Without the cheese board of the night and the section of the evening.
    expect(counted()).toBe('Contienen: 0 · Pueden contener: 0 · No declarados: 6');
    await act(async () => {
      document.documentElement.dataset['open'] = 'night evening';
    });
    expect(counted()).toBe('Contienen: 0 · Pueden contener: 0 · No declarados: 8');
  });

  test('has a legend, which is reached from the footer without a choice', async () => {
    await show();
    await tap('Leyenda de alérgenos');
    const legend = await dialog('Leyenda de alérgenos');
    const allergens = textsOf('.finder-icons li');
    expect(allergens).toHaveLength(14);
    expect(allergens[5]).toBe('GlutenContienen: 2Pueden contener: 0');
    expect(legend.textContent).toContain('No declarados: 9');
    expect(legend.textContent).toContain('puede llevar cualquiera de los 14');
  });
});

test('an open dish has the verdict, follows filter and language, and leads to the card over it', async () => {
  const said = () => textsOf('dialog.popup[open] .finder-words, dialog.popup[open] .dish .button');
  await show(['gluten']);
  await click(named('main .name', 'Nachos de la casa'));
  expect(said()).toEqual(['Mis alérgenos no están entre los declarados', 'Mostrar al personal']);
  expect(found('dialog.popup[open] .dish .button').ariaLabel).toBeNull();
  await act(async () => filterStore.set({ chosen: ['lacteo'], strict: false }));
  expect(said()).toEqual(['Contiene: lácteos', 'Mostrar al personal']);
  await click(found('button[data-language=en]'));
  await waitFor(() => expect(said()).toEqual(['Contains: milk', 'Show to the staff']));
  await click(found('dialog.popup[open] .dish .button'));
  const card = await dialog('Message for the staff');
  expect(found('.finder-dish', card).textContent).toBe('Nachos de la casa');
  expect(layers.get()).toEqual([itemLayer(document, 0), expect.stringMatching(/^waiter:/)]);
  await click(found('.close', card));
  expect([layers.get(), said()]).toEqual([[itemLayer(document, 0)], ['Contains: milk', 'Show to the staff']]);
});

test('an open dish stays what it is where only others have another verdict', async () => {
  await show(['gluten']);
  await click(named('main .name', 'Nachos de la casa'));
  const words = found('dialog.popup[open] .dish h3');
  await act(async () => filterStore.set({ chosen: ['gluten'], strict: true }));
  expect(words.isConnected).toBe(true);
  await act(async () => filterStore.set({ chosen: ['lacteo'], strict: true }));
  expect(words.isConnected).toBe(false);
});

describe('the search', () => {
  const field = () => found('[type=search]') as HTMLInputElement;
  const type = (value: string) => act(async () => fireEvent.input(field(), { target: { value } }));
  const press = (key: string) => act(async () => fireEvent.keyDown(document.activeElement as Element, { key }));
  const submit = () => act(async () => fireEvent.submit(field().closest('form') as HTMLFormElement));
  const status = () => found('.finder-status').textContent;
  const result = () => found('.finder-result');

  async function search(value: string): Promise<void> {
    await tap('Buscar');
    await waitFor(() => found('dialog[open] [type=search]'));
    await type(value);
  }

  test('shows what it finds by section, with prices, and says what it does not find', async () => {
    await show();
    await search('c');
    expect([status(), textsOf('.finder-name')]).toEqual(['Escribe al menos dos letras, con o sin acentos.', []]);
    await type('croquetas');
    expect([status(), textsOf('.finder-name')]).toEqual(['2 resultados', ['Croquetas de jamón', 'Menú 1']]);
    expect(textsOf('.finder-group h2')).toEqual(['Entrantes', 'Menús de grupo']);
    expect(found('.finder-result .prices').textContent).toContain('12,00');
    await type('croqetas');
    expect(textsOf('.finder-similar')).toEqual(['Parecidos']);
    await type('sushi');
    expect(status()).toBe('Nada coincide con «sushi» Prueba con menos letras u otra palabra, o pregunta al personal.');
  });

  test('leads to the first on Enter, and to another the next time', async () => {
    await show();
    await search('pulpo');
    await submit();
    await waitFor(() => expect(document.activeElement === row('Pulpo a la gallega')).toBe(true));
    await search('tomate');
    await submit();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Tomate aliñado'));
    expect(row('Pulpo a la gallega').hasAttribute('data-finder-here')).toBe(false);
  });

  test('is walked with the arrow keys', async () => {
    await show();
    await search('croquetas');
    act(() => field().focus());
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) await press(key);
    expect(document.activeElement?.textContent).toBe('Croquetas de jamón');
    await press('ArrowUp');
    expect(document.activeElement).toBe(field());
  });

  test('leaves the focus on its button where a reload had opened it', async () => {
    await show();
    act(() => layers.open('search'));
    const close = found('.finder-search .close');
    // Chromium and WebKit leave it there for a moment, although it is hidden then.
    close.focus();
    await click(close);
    await waitFor(() => expect(document.activeElement).toBe(found('.bar [data-wants=search]')));
  });

  test('shows the verdict, and leads nowhere where the row is hidden', async () => {
    await show(['gluten'], { strict: true });
    await search('croquetas');
    expect(result().textContent).toContain('Contiene: gluten');
    expect(result().textContent).toContain('Oculto por tu filtro');
    expect(result().querySelector('button')).toBeNull();
  });

  test('finds a dish of tonight alone, by its Spanish name, too, and leads to it where it still waits (T3)', async () => {
    const reveal = vi.fn(() => {
      document
        .querySelector('main section')
        ?.insertAdjacentHTML(
          'beforebegin',
          '<section data-added><ul><li data-special="s1"><h3>Rabbit rice</h3></li></ul></section>',
        );
    });
    const [name, description] = [{ es: 'Arroz con conejo', en: 'Rabbit rice' }, { es: 'Para uno' }];
    const special = { id: 's1', name, description, price: 16.5, allergens: 'undeclared' as const };
    setTonight({ ...NOTHING, title: 'Today', reveal, specials: [special] });
    onTestFinished(() => setTonight(NOTHING));
    await show(['molusco']);
    await tap('English');
    await waitFor(() => expect(field().placeholder).toBe('Dish, ingredient or section'));
    await tap('Search');
    await type('conejo');
    expect(textsOf('.finder-group h2')).toEqual(['Today']);
    expect(result().textContent).toBe('Rabbit riceArroz con conejoPara uno€16.50Not declared: please ask');
    expect(found('[lang=es]', result()).textContent).toBe('Arroz con conejo');
    await submit();
    await waitFor(() => expect((document.activeElement as HTMLElement).dataset['special']).toBe('s1'));
    expect(reveal).toHaveBeenCalledOnce();
    expect(row('Rabbit rice').hasAttribute('data-finder-here')).toBe(true);
    act(() => filterStore.set({ chosen: ['molusco'], strict: true }));
    await tap('Search');
    await waitFor(() => expect(result().textContent).toContain('Hidden by your filter'));
    expect(result().querySelector('button')).toBeNull();
  });

  test('says of what is out of its hours when it is served', async () => {
    document.documentElement.dataset['open'] = 'day';
    await show();
    await search('tabla de quesos');
    expect(result().textContent).toContain('Solo por la noche, desde las 19:00');
    expect(result().querySelector('button')).toBeNull();
  });
});

describe('the card for the staff', () => {
  const cardOf = async (dish: string): Promise<HTMLElement> => {
    await tap(`Preguntar al personal por ${dish}`);
    return dialog('Mensaje para el personal');
  };

  test('speaks the language of the house, and says below what it says', async () => {
    await show(['gluten', 'huevos']);
    await tap('English');
    await waitFor(() => expect(verdict('Ham croquettes')).toBe('Contains: gluten, eggs'));
    await tap('Ask the staff about Ham croquettes');
    const card = await dialog('Message for the staff');
    const house = found('.finder-card', card);
    expect(house.lang).toBe('es');
    expect(found('.finder-dish', house).textContent).toBe('Croquetas de jamón');
    expect(house.textContent).toContain('Tengo alergia a:GlutenHuevos');
    expect(house.textContent).toContain('¿Este plato contiene gluten o huevos, aunque sean trazas?');
    expect(house.textContent).toContain('En la carta Contiene: gluten, huevos');
    const own = found('.finder-own', house);
    expect([own.textContent, own.lang]).toEqual(['Ham croquettes', 'en']);
    expect(found('.finder-meaning', card).textContent).toBe(
      'I am allergic to: gluten, eggs. Does this dish contain gluten or eggs, even as traces?',
    );
  });

  test('of a dish that declares nothing says so', async () => {
    await show(['gluten']);
    const card = await cardOf('Tabla de quesos');
    expect(found('.finder-said', card).textContent).toBe('En la carta No declarado');
    expect(card.querySelector('.finder-meaning')).toBeNull();
  });

  test('does not name many allergens twice', async () => {
    await show(['gluten', 'huevos', 'soja']);
    const card = await cardOf('Pulpo a la gallega');
    expect(found('.finder-question', card).textContent).toBe(
      '¿Este plato contiene alguno de ellos, aunque sean trazas?',
    );
  });

  test('names a dish of tonight alone, too, and what it declares', async () => {
    document
      .querySelector('main section')
      ?.insertAdjacentHTML(
        'beforebegin',
        '<section data-added><ul><li data-special="s1"><h3>Rabbit rice</h3></li></ul></section>',
      );
    const name = { es: 'Arroz con conejo', en: 'Rabbit rice' };
    setTonight({ ...NOTHING, specials: [{ id: 's1', name, price: 16.5, allergens: ['molusco'] }] });
    onTestFinished(() => setTonight(NOTHING));
    await show(['molusco']);
    await tap('English');
    await waitFor(() => expect(verdict('Rabbit rice')).toBe('Contains: molluscs'));
    await tap('Ask the staff about Rabbit rice');
    const card = await dialog('Message for the staff');
    expect(found('.finder-dish', card).textContent).toBe('Arroz con conejo');
    expect(found('.finder-own', card).textContent).toBe('Rabbit rice');
    expect(found('.finder-question', card).textContent).toBe('¿Este plato contiene moluscos, aunque sean trazas?');
    expect(found('.finder-said', card).textContent).toBe('En la carta Contiene: moluscos');
    expect(found('.finder-meaning', card).textContent).toMatch(/Does this dish contain molluscs, even as traces\?$/);
    // Staff take it back while it is shown to them.
    setTonight(NOTHING);
    act(() => void document.dispatchEvent(new Event(NEWS_CHANGED)));
    expect(found('.finder-dish', card).textContent).toBe('Arroz con conejo');
  });

  test('leaves the focus on the bar where what opened it has gone', async () => {
    await show(['gluten']);
    const card = await cardOf('Pulpo a la gallega');
    found('.finder-ask', row('Pulpo a la gallega')).remove();
    (document.activeElement as HTMLElement).blur();
    await click(named('.finder-waiter button', 'Cerrar'));
    await waitFor(() => expect(card.hasAttribute('open')).toBe(false));
    expect(document.activeElement).toBe(found('.bar [data-wants=search]'));
  });

  test('without a dish asks for what can be eaten', async () => {
    await show();
    await choose('Gluten');
    await tap('Mostrar al personal');
    const card = await dialog('Mensaje para el personal');
    expect(found('.finder-question', card).textContent).toBe('¿Qué platos puedo comer?');
  });
});
