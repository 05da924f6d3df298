import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { ListStore } from '../../../src/menu/finder/list/list-store.ts';
import { NOTHING, setTonight } from '../../../src/menu/tonight/shown.ts';
import { layers } from '../../../src/page/layers.ts';
import { click, dialog, found, named, preparePage, row, show, tap, textsOf } from './finder-page.tsx';

// What another test has left of the modules that live as long as a page may hear of nothing any more.
vi.hoisted(() => vi.resetModules());

preparePage();

const price = (wish: string, within = 'main'): HTMLElement => found(`${within} [data-wants="price:${wish}"]`);
const CROQUETTES = '1:1';
const OCTOPUS = '4:0';
const CLASSIC = '9:0';
const note = async (...wishes: string[]): Promise<void> => {
  for (const wish of wishes) await click(price(wish));
};
const rung = (): (string | null)[] =>
  [...document.querySelectorAll('main [aria-pressed=true]')].map(({ ariaLabel }) => ariaLabel);
const news = (): string | null => found('.finder-news output').textContent;
const lines = (): string[] =>
  textsOf('.list-lines li p:first-child').map((text) => text.replaceAll(/\s+/g, ' ').trim());
const amounts = (): string[] => textsOf('.list-amount').map((text) => text.replace('\u00A0', ' '));
const total = (): string => found('.list-total b').textContent.replace('\u00A0', ' ');
const open = async (): Promise<HTMLElement> => {
  await click(found('.bar [data-wants=list]'));
  return dialog('Mi lista');
};

afterEach(() => vi.unstubAllGlobals());

describe('a price', () => {
  test('that is tapped has a ring, is counted on the bar and said, and the word undoes it', async () => {
    await show();
    await note(CROQUETTES, OCTOPUS);
    expect(rung()).toEqual(['Apuntar: Croquetas de jamón, Media 7,00 €', 'Apuntar: Pulpo a la gallega, S.M']);
    const button = found('.bar [data-wants=list]');
    expect([button.dataset['count'], button.ariaLabel]).toEqual(['2', 'Mi lista: 2']);
    await waitFor(() => expect(news()).toBe('Apuntado: Pulpo a la gallega'));
    act(() => named('button', 'Deshacer').focus());
    await tap('Deshacer');
    expect(rung()).toEqual(['Apuntar: Croquetas de jamón, Media 7,00 €']);
    expect(news()).toBe('');
    expect(document.activeElement).toBe(button);
  });

  test('that is tapped again has none, and the bar no number', async () => {
    await show();
    await note(CROQUETTES, CROQUETTES);
    await waitFor(() => expect([rung(), news()]).toEqual([[], 'Quitado: Croquetas de jamón, Media']));
    expect(found('.bar [data-wants=list]').dataset['count']).toBeUndefined();
    await tap('Deshacer');
    expect(rung()).toEqual(['Apuntar: Croquetas de jamón, Media 7,00 €']);
  });

  test('in the card of a dish is the same as in its row, and says what it is', async () => {
    await show();
    await tap('Nachos de la casa');
    const word = (): string | null => found('.popup[open] .note-word').textContent;
    expect(word()).toBe('Apuntar');
    await click(price('2:0', '.popup[open]'));
    expect([word(), price('2:0').ariaPressed]).toEqual(['✓ Apuntado', 'true']);
    await click(price('2:0', '.popup[open]'));
    expect([word(), price('2:0').ariaPressed]).toEqual(['Apuntar', 'false']);
    expect(document.querySelector('.finder-news button')).toBeNull();
  });

  test('keeps its ring in another language, where the news are, too', async () => {
    await show();
    await note(CROQUETTES);
    await tap('English');
    // The row is the page's, the news are React's.
    await waitFor(() => {
      expect(rung()).toEqual(['Add to my list: Ham croquettes, Half €7.00']);
      expect(news()).toBe('Added: Ham croquettes, Half');
    });
  });
});

test('the word of what was noted comes into a region that is known, and goes by itself, but not from under the focus', async () => {
  vi.useFakeTimers();
  try {
    await show();
    await note(CROQUETTES);
    expect(news()).toBe('');
    await act(async () => vi.advanceTimersByTime(7_999));
    expect(news()).not.toBe('');
    act(() => named('button', 'Deshacer').focus());
    await act(async () => vi.advanceTimersByTime(60_000));
    expect(news()).not.toBe('');
    act(() => named('button', 'Deshacer').blur());
    await act(async () => vi.advanceTimersByTime(8_000));
    expect(news()).toBe('');
  } finally {
    vi.useRealTimers();
  }
});

describe('the list', () => {
  test('is empty at first: it says so, how it is done, and that it is no order', async () => {
    await show();
    const sheet = await open();
    expect(sheet.textContent).toContain('Aún no hay nada apuntado');
    expect(sheet.textContent).toContain('No es un pedido: enséñasela al camarero.');
    expect(sheet.querySelector('[data-wants=slip], [data-wants=share]')).toBeNull();
  });

  test('has dishes with portion, number and price, and an approximate total that names what it leaves out', async () => {
    await show();
    await note(CROQUETTES, OCTOPUS, CLASSIC, '13:0', '3:0');
    await open();
    expect(lines()).toEqual([
      'Croquetas de jamón Media',
      'Pulpo a la gallega',
      'La Clásica',
      'Menú 1 por persona',
      'Alitas de pollo x UD',
    ]);
    expect(amounts()).toEqual(['7,00 €', 'S.M', '13,95 €', '42,00 €', '2,50 €']);
    expect([found('.list-total').firstChild?.textContent, total()]).toEqual(['Total orientativo', '65,45 €']);
    expect(found('.list-left-out').textContent).toBe('Sin contar: Pulpo a la gallega');
    await tap('Uno más: Croquetas de jamón, Media');
    await tap('Uno más: Pulpo a la gallega');
    expect(textsOf('.list-counter output')).toEqual(['2', '2', '1', '1', '1']);
    expect([amounts()[0], total()]).toEqual(['14,00 €', '72,45 €']);
    expect(price(CROQUETTES).dataset['times']).toBe('2');
    await tap('Uno menos: Croquetas de jamón, Media');
    expect([total(), price(CROQUETTES).dataset['times']]).toEqual(['65,45 €', undefined]);
  });

  test('loses the last of a dish with a way back, where the focus goes', async () => {
    await show();
    await note(CROQUETTES, OCTOPUS);
    await open();
    const less = named('button', 'Uno menos: Croquetas de jamón, Media');
    less.focus();
    await click(less);
    expect(lines()).toEqual(['Pulpo a la gallega']);
    expect(found('dialog[open] .list-undo').textContent).toBe('Deshacer');
    expect(document.activeElement).toBe(found('dialog[open] .list-undo'));
    await click(found('dialog[open] .list-undo'));
    expect(lines()).toEqual(['Croquetas de jamón Media', 'Pulpo a la gallega']);
    expect(document.activeElement).toBe(found('dialog[open] .close'));
  });

  test('does not count beyond 99', async () => {
    const list = await show();
    act(() => list.take([{ id: 'la-clasica', portion: '', count: 99 }]));
    await open();
    expect(named('button', 'Uno más: La Clásica').ariaDisabled).toBe('true');
    await tap('Uno más: La Clásica');
    expect(textsOf('.list-counter output')).toEqual(['99']);
  });

  test('is cleared with a way back', async () => {
    await show();
    await note(CROQUETTES, OCTOPUS);
    const sheet = await open();
    await tap('Vaciar la lista');
    expect(sheet.textContent).toContain('La lista está vacía.');
    expect(rung()).toEqual([]);
    await click(found('dialog[open] .list-undo'));
    expect(lines()).toEqual(['Croquetas de jamón Media', 'Pulpo a la gallega']);
  });

  test('says of each dish what is declared of my allergens, and sends me to the staff', async () => {
    await show(['gluten']);
    await note(CROQUETTES, OCTOPUS, '5:0', '10:0');
    await open();
    expect(textsOf('.list-ask')).toEqual(['Confírmalo siempre con el personal antes de pedir.']);
    expect(textsOf('.list-lines .finder-words')).toEqual([
      'Contiene: gluten',
      'Mis alérgenos no están entre los declarados',
      'Mis alérgenos no están entre los declarados',
      'No declarado: pregunta',
    ]);
  });

  test('says of a dish that it is out of its hours', async () => {
    document.documentElement.dataset['open'] = 'day';
    await show();
    await note('18:0', '6:0', CROQUETTES);
    await open();
    expect(textsOf('.list-closed')).toEqual(['Desde las 17:00', 'Solo por la noche, desde las 19:00']);
    delete document.documentElement.dataset['open'];
  });

  test('says how much of it a new menu no longer has', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-20T21:00:00+01:00'), toFake: ['Date'] });
    localStorage.setItem('carta-list-la-prueba', '20777 1.gilda~2.la-clasica~1.vermut');
    await show();
    vi.useRealTimers();
    await open();
    expect(found('.list-gone').textContent).toBe('2 platos ya no están en la carta y se han quedado fuera.');
    expect(lines()).toEqual(['La Clásica']);
  });
});

describe('for the waiter', () => {
  const release = vi.fn<() => Promise<void>>().mockResolvedValue();
  const request = vi.fn<() => Promise<object>>();
  beforeEach(() => {
    request.mockReset().mockResolvedValue({ release });
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { wakeLock: { request } }));
  });
  const slip = (): string[] => textsOf('.slip-lines > li').map((text) => text.replaceAll(/\s+/g, ' ').trim());

  test('it is in the language of the house, with my allergens, and keeps the screen awake', async () => {
    await show(['gluten']);
    await note(CROQUETTES, '5:0');
    await tap('English');
    await waitFor(() => expect(named('.bar button', 'My list: 2')).toBeDefined());
    await click(found('.bar [data-wants=list]'));
    await dialog('My list');
    await tap('Show to the waiter');
    await dialog('Show to the waiter');
    expect(found('.list-slip').lang).toBe('es');
    expect(slip()).toEqual(['1 ×Croquetas de jamón (Media)Ham croquettesContiene: gluten', '1 ×Tomate aliñado']);
    expect(textsOf('.list-slip .finder-mine')).toEqual(['Gluten']);
    expect(found('.list-slip').textContent).toContain('no es un pedido hasta que lo tomes');
    expect(request).toHaveBeenCalledWith('screen');
    await act(async () => {
      layers.close('slip');
      await layers.settled();
    });
    expect(release).toHaveBeenCalledOnce();
  });

  test('it says what is sold out tonight, in the diner’s words', async () => {
    setTonight({ ...NOTHING, dishes: new Map([['croquetas-de-jamon', { words: 'Agotado' }]]) });
    onTestFinished(() => setTonight(NOTHING));
    await show();
    await note(CROQUETTES, OCTOPUS);
    await open();
    await tap('Enseñar al camarero');
    expect(slip()).toEqual(['1 ×Croquetas de jamón (Media)Agotado', '1 ×Pulpo a la gallega']);
  });

  test('it says nothing of allergens where none is chosen', async () => {
    await show();
    await note(CROQUETTES);
    await open();
    await tap('Enseñar al camarero');
    expect(slip()).toEqual(['1 ×Croquetas de jamón (Media)']);
    expect(document.querySelector('.list-slip .finder-mine')).toBeNull();
  });
});

describe('with the table', () => {
  const sharing = async (): Promise<void> => {
    await show();
    await note(CROQUETTES, OCTOPUS);
    await open();
    await tap('Compartir con la mesa');
    await dialog('Compartir con la mesa');
  };
  const link = (): string => (found('.list-link') as HTMLInputElement).value;
  const LINK = 'http://localhost:3000/#list=1.croquetas-de-jamon.media~1.pulpo-a-la-gallega';
  const can = (able: object): void => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), able));
  };

  test('it is shared as a code and a link that hold it, and is copied where nothing can send it', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
    can({ clipboard: { writeText } });
    await sharing();
    expect(link()).toBe(LINK);
    await waitFor(() => expect(found('.list-code title').textContent).toBe('Código QR con la lista'));
    expect(textsOf('.finder-share p button')).toEqual(['Copiar el enlace']);
    await tap('Copiar el enlace');
    expect(writeText).toHaveBeenCalledWith(LINK);
    expect(found('.finder-share output').textContent).toBe('Enlace copiado');
  });

  test('it says when the link cannot be copied', async () => {
    can({ clipboard: undefined });
    await sharing();
    await tap('Copiar el enlace');
    expect(found('.finder-share output').textContent).toBe('No se ha podido copiar: mantén pulsado el enlace.');
  });

  test('it is sent by the phone where that can, and who thinks better of it hears nothing', async () => {
    const send = vi.fn<(what: object) => Promise<void>>().mockRejectedValue(new DOMException('', 'AbortError'));
    can({ share: send });
    await sharing();
    await tap('Enviar');
    expect(send).toHaveBeenCalledWith({ url: LINK });
    expect(found('.finder-share output').textContent).toBe('');
  });

  test('a list too long for a code is a link', async () => {
    const list: ListStore = await show();
    const offers = [...list.offers.values()].map(({ entry, portion }) => ({ id: entry.id, portion, count: 99 }));
    act(() => list.take(offers));
    window.history.replaceState(window.history.state, '', `/${'m'.repeat(1_200)}`);
    await open();
    await tap('Compartir con la mesa');
    const sheet = await dialog('Compartir con la mesa');
    window.history.replaceState(window.history.state, '', '/');
    expect(sheet.textContent).toContain('La lista es larga para un código: pasa el enlace.');
    expect(sheet.querySelector('.list-code')).toBeNull();
  });
});

describe('a list of somebody else', () => {
  const receive = async (text: string): Promise<HTMLElement> => {
    act(() => layers.open(`shared:${text}`));
    return dialog('Te han pasado una lista');
  };

  test('is added to mine when I say so', async () => {
    await show();
    await note(CROQUETTES);
    const sheet = await receive('2.croquetas-de-jamon.media~1.la-clasica');
    expect(textsOf('.shared-lines li')).toEqual(['2 ×Croquetas de jamón, Media', '1 ×La Clásica']);
    expect(sheet.textContent).toContain('¿Añadir estos 3 platos a tu lista?');
    await tap('Añadir');
    await waitFor(() => expect(layers.get()).toEqual([]));
    await waitFor(() => expect(news()).toBe('La lista que te han pasado está en la tuya.'));
    expect(rung()).toHaveLength(2);
    await open();
    expect(textsOf('.list-counter output')).toEqual(['3', '1']);
  });

  test('says before it is added what the venue declares of my allergens', async () => {
    await show(['gluten']);
    await receive('1.croquetas-de-jamon.media~1.pulpo-a-la-gallega');
    expect(textsOf('.shared-lines .finder-words')).toEqual([
      'Contiene: gluten',
      'Mis alérgenos no están entre los declarados',
    ]);
  });

  test('says before it is added what is sold out tonight', async () => {
    setTonight({ ...NOTHING, dishes: new Map([['croquetas-de-jamon', { words: 'Agotado' }]]) });
    onTestFinished(() => setTonight(NOTHING));
    await show();
    await receive('2.croquetas-de-jamon.media~1.pulpo-a-la-gallega');
    expect(textsOf('.shared-lines li')).toEqual(['2 ×Croquetas de jamón, MediaAgotado', '1 ×Pulpo a la gallega']);
  });

  test('is not asked for again by the way forward', async () => {
    await show();
    await receive('1.la-clasica');
    await tap('Añadir');
    await waitFor(() => expect(news()).toBe('La lista que te han pasado está en la tuya.'));
    const forth = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.forward();
    await act(() => forth);
    expect(layers.get()).toEqual([]);
  });

  test('is not where I do not', async () => {
    const list = await show();
    expect((await receive('1.la-clasica')).textContent).toContain('¿Añadir este plato a tu lista?');
    await tap('Ahora no');
    await waitFor(() => expect(layers.get()).toEqual([]));
    expect(list.getState().list).toEqual([]);
  });

  test('may name what the menu has not, which is said', async () => {
    await show();
    const sheet = await receive('1.gilda.tapa~2.gilda.media~1.la-clasica');
    expect(textsOf('.shared-lines li')).toEqual(['1 ×La Clásica']);
    expect(sheet.textContent).toContain('Un plato ya no está en la carta y se ha quedado fuera.');
  });

  test.each([[''], ['x'], ['100.la-clasica'], ['1.la-clasica~1.la-clasica'], ['<img src=x>']])(
    'that cannot be read is said to be so, and offers nothing: %j',
    async (text) => {
      await show();
      const sheet = await receive(text);
      expect(sheet.textContent).toContain('En este enlace no hay ninguna lista que se pueda leer.');
      expect(textsOf('.finder-shared p button')).toEqual(['Ahora no']);
    },
  );

  test('offers nothing where the menu has none of it', async () => {
    await show();
    const sheet = await receive('1.gilda~1.vermut');
    expect(sheet.textContent).toContain('2 platos ya no están en la carta');
    expect(textsOf('.finder-shared p button')).toEqual(['Ahora no']);
  });
});

test('the rows that a filter marks keep their prices', async () => {
  await show(['gluten']);
  await note(CROQUETTES);
  expect(row('Croquetas de jamón').querySelectorAll('[aria-pressed=true]')).toHaveLength(1);
});
