import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { fetchMenu, type MenuData } from '../../src/menu/menu-data.ts';
import { letDialogsOpen } from '../support/dialogs.ts';

const island = vi.hoisted(() => ({ startFinder: vi.fn<(menu: object) => Promise<void>>() }));
vi.mock('../../src/app/finder-island.tsx', () => island);

const MENU = { id: 'bar', languages: ['es', 'en'] };
const ANSWERS: Readonly<Record<string, object>> = {
  '/assets/bar-1/menu.json': { menu: MENU, texts: { pan: 'Pan' } },
  '/assets/bar-1/en.json': { pan: 'Bread' },
};
const FAILURE = new TypeError('Failed to fetch');
const SAYS = '{name}: no se ha podido cargar.';

const said = () => document.getElementById('failure')?.textContent;

/** A page that comes anew: what it has loaded is its own. */
async function come() {
  vi.resetModules();
  const listen = vi.spyOn(window, 'addEventListener');
  const [finder, { layers }] = await Promise.all([
    import('../../src/app/watch-finder.ts'),
    import('../../src/page/layers.ts'),
  ]);
  const listeners = [...listen.mock.calls];
  onTestFinished(() => {
    // It hears of nothing any more.
    vi.resetModules();
    for (const listener of listeners) window.removeEventListener(...listener);
  });
  return { ...finder, layers, open: layers.get };
}

letDialogsOpen();

beforeEach(() => {
  island.startFinder.mockReset().mockResolvedValue();
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('fetch', async (address: string) =>
    ANSWERS[address] ? Response.json(ANSWERS[address]) : new Response('', { status: 404 }),
  );
  document.body.innerHTML = `
    <div id="root" data-page="/assets/bar-1"></div><button data-wants="allergens">Alérgenos</button><button data-wants="list">Mi lista</button>
    <button data-wants="search">Buscar</button><button class="close" aria-label="Cerrar">×</button>
    <output id="failure" data-says="${SAYS}"></output>`;
});

afterEach(() => {
  history.replaceState(null, '');
  delete document.documentElement.dataset['judged'];
});

describe('the finder', () => {
  it('comes with the menu when it is wanted, once, and what was wanted opens', async () => {
    const { openFinder, open } = await come();
    await openFinder('search');
    await openFinder('legend');
    expect(island.startFinder).toHaveBeenCalledExactlyOnceWith(
      { menu: MENU, texts: { es: { pan: 'Pan' }, en: expect.any(Function) } },
      expect.objectContaining({ input: expect.any(HTMLInputElement) }),
    );
    const [{ texts }] = island.startFinder.mock.calls[0] as [MenuData];
    expect(await (texts.en as () => Promise<object>)()).toEqual({ texts: { pan: 'Bread' } });
    expect(open()).toEqual(['search', 'legend']);
  });

  it('has the field of its search before it has come, with the words of the page, and leaves it closed when it was closed', async () => {
    const { openFinder, open, layers } = await come();
    const coming = Promise.withResolvers<void>();
    island.startFinder.mockReturnValue(coming.promise);
    const opened = openFinder('search');
    await expect.poll(open).toEqual(['search']);
    const field = document.querySelector('dialog[open] input') as HTMLInputElement;
    const dialog = field.closest('dialog');
    expect([field.ariaLabel, dialog?.ariaLabel, dialog?.querySelector('button')?.ariaLabel]).toEqual([
      'Buscar',
      'Buscar',
      'Cerrar',
    ]);
    await expect.poll(() => island.startFinder.mock.calls.length).toBe(1);
    field.value = 'pulpo';
    layers.close('search');
    await layers.settled();
    coming.resolve();
    await opened;
    expect([open(), dialog?.open]).toEqual([[], false]);
    await openFinder('search');
    expect([open(), dialog?.open, field.value]).toEqual([['search'], true, 'pulpo']);
  });

  it('is not what every button wants', async () => {
    const { openFinder, open } = await come();
    await openFinder('information');
    expect(island.startFinder).not.toHaveBeenCalled();
    expect(open()).toEqual([]);
  });

  it('opens nothing where it cannot be had, and is tried again', async () => {
    const { openFinder, open } = await come();
    island.startFinder.mockRejectedValueOnce(FAILURE);
    await expect(openFinder('search')).rejects.toBe(FAILURE);
    expect(open()).toEqual([]);
    await openFinder('search');
    expect(open()).toEqual(['search']);
  });

  it.each([
    ['allergens were chosen at an earlier visit', () => localStorage.setItem('carta-allergens', '{}'), true],
    ['the history says that a part of it is open', () => history.replaceState({ carta: ['waiter:pulpo'] }, ''), true],
    ['a dish is open', () => history.replaceState({ carta: ['item:3'] }, ''), false],
    ['nothing is', () => {}, false],
  ])('comes with the page, or does not, where %s', async (_what, prepare, comes) => {
    prepare();
    (await come()).watchFinder(Promise.resolve());
    // As long as it takes to have both of its parts.
    await Promise.all([import('../../src/app/finder-island.tsx'), fetchMenu('/assets/bar-1')]);
    await new Promise((resolve) => setTimeout(resolve));
    await expect.poll(() => island.startFinder.mock.calls.length).toBe(comes ? 1 : 0);
  });

  it('comes when the history leads to a part of it', async () => {
    const { watchFinder, layers } = await come();
    watchFinder(Promise.resolve());
    layers.open('item:3');
    expect(island.startFinder).not.toHaveBeenCalled();
    layers.open('waiter:pulpo');
    await expect.poll(() => island.startFinder.mock.calls.length).toBe(1);
  });

  it.each([
    ['in another tab', () => new StorageEvent('storage', { key: 'carta-allergens' })],
    ['on the page from which this one is come back to', () => new PageTransitionEvent('pageshow', { persisted: true })],
  ])('comes when allergens are chosen %s', async (_where, event) => {
    (await come()).watchFinder(Promise.resolve());
    localStorage.setItem('carta-allergens', '{}');
    window.dispatchEvent(event());
    await expect.poll(() => island.startFinder.mock.calls.length).toBe(1);
  });

  it('that should come with the page and does not is missed aloud: its reader may rely on a filter', async () => {
    localStorage.setItem('carta-allergens', '{}');
    island.startFinder.mockRejectedValue(FAILURE);
    (await come()).watchFinder(Promise.resolve());
    await expect.poll(said).toBe('Alérgenos: no se ha podido cargar.');
    expect(console.error).toHaveBeenCalledExactlyOnceWith('Error loading a part of the page:', FAILURE);
  });

  it('that comes after all is missed no more', async () => {
    localStorage.setItem('carta-allergens', '{}');
    island.startFinder.mockRejectedValueOnce(FAILURE);
    const { watchFinder, layers } = await come();
    watchFinder(Promise.resolve());
    await expect.poll(said).toBe('Alérgenos: no se ha podido cargar.');
    layers.open('item:3');
    await expect.poll(said).toBe('');
  });

  it.each(['storage', 'pageshow'])('that fails again on its own (%s) does not reload the page', async (type) => {
    // The page asks the network before it reloads (`failure.ts`).
    const fetching = vi.fn(async () => new Response());
    vi.stubGlobal('fetch', fetching);
    localStorage.setItem('carta-allergens', '{}');
    island.startFinder.mockRejectedValue(FAILURE);
    (await come()).watchFinder(Promise.resolve());
    await expect.poll(said).toBe('Alérgenos: no se ha podido cargar.');
    fetching.mockClear();
    window.dispatchEvent(Object.assign(new Event(type), { persisted: true }));
    await expect.poll(() => vi.mocked(console.error).mock.calls.length).toBe(2);
    expect(fetching.mock.calls.filter(([, init]: unknown[]) => init)).toEqual([]);
  });

  it('that could not bring a list is missed aloud again for the allergens chosen since', async () => {
    history.pushState({ carta: ['shared:1.pulpo'] }, '');
    island.startFinder.mockRejectedValue(FAILURE);
    (await come()).watchFinder(Promise.resolve());
    await expect.poll(said).toBe('Mi lista: no se ha podido cargar.');
    localStorage.setItem('carta-allergens', '{}');
    window.dispatchEvent(new StorageEvent('storage'));
    await expect.poll(said).toBe('Alérgenos: no se ha podido cargar.');
  });

  it.each(['storage', 'pageshow'])(
    'hides nothing any more once another page has removed the filter (%s)',
    async (type) => {
      const judged = () => document.documentElement.dataset['judged'];
      localStorage.setItem('carta-allergens', '{}');
      island.startFinder.mockRejectedValue(FAILURE);
      (await come()).watchFinder(Promise.resolve());
      await expect.poll(said).toBe('Alérgenos: no se ha podido cargar.');
      expect(judged()).toBeUndefined();
      localStorage.removeItem('carta-allergens');
      window.dispatchEvent(Object.assign(new Event(type), { persisted: true }));
      expect(judged()).toBe('');
    },
  );

  it.each([
    ['what the history says to be open', ['item:3', 'waiter:pulpo'], ['item:3']],
    ['not a list from the address, which is tried again', ['shared:1.pulpo'], ['shared:1.pulpo']],
  ])('that cannot be had closes %s', async (_what, marks, left) => {
    history.replaceState(null, '');
    for (const count of marks.keys()) history.pushState({ carta: marks.slice(0, count + 1) }, '');
    island.startFinder.mockRejectedValue(FAILURE);
    const { watchFinder, layers, open } = await come();
    watchFinder(Promise.resolve());
    await expect.poll(said).toBe('Mi lista: no se ha podido cargar.');
    await layers.settled();
    expect([open(), history.state]).toEqual([left, { carta: left }]);
  });
});
