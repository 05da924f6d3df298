import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useMemo } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { InterfaceProvider } from '../../../src/i18n/interface-context.tsx';
import { useShownTexts } from '../../../src/i18n/use-shown-texts.ts';
import { NO_FILTER } from '../../../src/menu/finder/allergens/filter.ts';
import { finderWords, HouseWords } from '../../../src/menu/finder/finder-texts.ts';
import { isPriceWish } from '../../../src/menu/finder/finder-keys.ts';
import { filterStore } from '../../../src/menu/finder/finder-state.ts';
import type { SearchField } from '../../../src/menu/finder/search/search-panel.tsx';
import { ListStore } from '../../../src/menu/finder/list/list-store.ts';
import { offersOf } from '../../../src/menu/finder/list/offers.ts';
import { addSearchField } from '../../../src/app/search-field.ts';
import { Finder } from '../../../src/menu/finder/finder.tsx';
import { MenuContext, menuIn } from '../../../src/menu/menu-context.ts';
import { watchIslands } from '../../../src/page/islands.ts';
import { watchLanguages } from '../../../src/page/languages.ts';
import { layers } from '../../../src/page/layers.ts';
import { watchPopups } from '../../../src/page/popups.ts';
import { watchPrices } from '../../../src/page/prices.ts';
import type { Allergen } from '../../../src/terms/allergens.ts';
import type { Language } from '../../../src/terms/house.ts';
import { fixtureMenu, textsOfFixture } from '../../support/fixture-menu.ts';
import { FIXTURE_FOLDER, FixturePage, markupIn, showFixturePage, wordsIn } from '../../support/fixture-page.tsx';
import { installDialogs } from '../../page/popup-page.ts';
import { recordSubscriptions } from '../../support/page-listeners.ts';

/** What a price on the page asks for. */
let note: (wish: string) => void;

const LANGUAGES = ['es', 'en', 'fr'] as const;

/** The page in its other languages. */
async function fetchPage(address: RequestInfo | URL): Promise<Response> {
  const language = LANGUAGES.find((each) => address === `${FIXTURE_FOLDER}/${each}.html`);
  if (!language) return Response.error();
  return new Response(
    `<html lang="${language}"><title>La Prueba</title><body>${await markupIn(language, <FixturePage />)}`,
  );
}

/** Has around each test what the page's script does, and after it nothing open and nothing chosen. */
export function preparePage(): void {
  installDialogs();

  beforeEach(async () => {
    // What jsdom lacks.
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        disconnect() {}
      },
    );
    vi.stubGlobal('fetch', fetchPage);
    vi.spyOn(window, 'scrollTo').mockReturnValue();
    vi.spyOn(window, 'scrollBy').mockReturnValue();
    Element.prototype.scrollIntoView = vi.fn();
    await showFixturePage();
    // What was open on the page of before, also in another file.
    history.replaceState(null, '');
    window.dispatchEvent(new PopStateEvent('popstate'));
    const end = recordSubscriptions(layers);
    watchPrices(document);
    watchPopups(document, layers);
    watchLanguages(document);
    watchIslands(document, async (wish) => (isPriceWish(wish) ? note(wish) : layers.open(wish)));
    return end;
  });

  afterEach(async () => {
    const [first] = layers.get();
    if (first) act(() => layers.close(first));
    act(() => filterStore.set(NO_FILTER));
    localStorage.clear();
    await act(() => layers.settled());
  });
}

const load = async (language: Language) => ({
  ...(await wordsIn(language)),
  own: textsOfFixture[LANGUAGES.find((each) => each === language) ?? 'es'],
});
const SPANISH = await load('es');
const FIRST = { language: SPANISH.language, texts: SPANISH };
const HOUSE = finderWords(SPANISH.language, SPANISH.texts, SPANISH.overlay);

/** As `startFinder` has it (src/app/finder-island.tsx). */
function Island({ list, field }: { readonly list: ListStore; readonly field: SearchField }) {
  const { language, texts } = useShownTexts(FIRST, load);
  const menu = useMemo(() => menuIn(fixtureMenu, language, texts.own, SPANISH.own), [language, texts]);
  return (
    <InterfaceProvider shown={{ ...texts, language }}>
      <HouseWords value={HOUSE}>
        <MenuContext value={menu}>
          <Finder list={list} field={field} />
        </MenuContext>
      </HouseWords>
    </InterfaceProvider>
  );
}

/** The finder on that page, for somebody who has chosen these allergens before; the result is what they have noted. */
export async function show(chosen: readonly Allergen[] = [], { strict = false } = {}): Promise<ListStore> {
  filterStore.set({ chosen, strict });
  const first = menuIn(fixtureMenu, 'es', SPANISH.own, SPANISH.own).first;
  const list = new ListStore(fixtureMenu.id, offersOf(fixtureMenu, first));
  note = (wish) => list.toggle(wish);
  const field = addSearchField(document);
  await act(async () => render(<Island list={list} field={field} />, { container: found('#finder') }));
  return list;
}

/** An element that must be there. */
export function found(selector: string, within: ParentNode = document): HTMLElement {
  const element = within.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${selector}`);
  return element;
}

/** By its name. Testing Library's own query by role takes a second on a page of this size. */
export function named(selector: string, name: string): HTMLElement {
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
  const element = all.find((each) => (each.getAttribute('aria-label') ?? each.textContent) === name);
  if (!element) throw new Error(`There is no ${selector} called ${name}`);
  return element;
}

export const textsOf = (selector: string): string[] =>
  Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent);

export const click = (element: Element): Promise<void> => act(async () => void fireEvent.click(element));
export const tap = (name: string): Promise<void> => click(named('button', name));

/** The dialog of this name, once it is open. */
export const dialog = (name: string): Promise<HTMLElement> =>
  waitFor(() => named('dialog[open] h2', name).closest('dialog') as HTMLElement);

/** Chooses allergens in their dialog. */
export async function choose(...names: string[]): Promise<void> {
  if (!document.querySelector('.finder-choices')) await tap('Alérgenos');
  await dialog('Alérgenos');
  for (const name of names) await click(named('.finder-choices label', name));
}

/** The row of a dish, by its name. */
export const row = (name: string): HTMLElement =>
  screen.getByText(name, { selector: 'main .name, main h3' }).closest('li') as HTMLElement;
export const verdict = (name: string): string | null | undefined =>
  row(name).querySelector('.finder-words')?.textContent;
export const isOut = (name: string): boolean => row(name).hasAttribute('data-finder-out');
