import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import type { TextLoaders } from '../../../src/i18n/language-store.ts';
import { InterfaceProvider } from '../../../src/i18n/interface-context.tsx';
import { watchLanguages } from '../../../src/i18n/watch-languages.ts';
import type { Allergen } from '../../../src/i18n/terms.ts';
import { NO_FILTER } from '../../../src/menu/finder/allergens/filter.ts';
import { filterStore, views } from '../../../src/menu/finder/finder-state.ts';
import { watchPopups } from '../../../src/menu/popup/watch-popups.ts';
import { watchWantedApp } from '../../../src/ui/taps.ts';
import { FixturePage, fixtureLoaders } from '../../support/fixture-page.tsx';
import { startScript } from '../../support/start-script.ts';
import { installDialogs } from '../popup-page.ts';
import { texts as interfaceEs } from '../../../generated/interface/es.ts';

/** Has around each test what plain code does on a page, and after it nothing open and nothing chosen. */
export function preparePage(): void {
  installDialogs();

  beforeEach(() => {
    // What jsdom lacks.
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    vi.spyOn(window, 'scrollTo').mockReturnValue();
    vi.spyOn(window, 'scrollBy').mockReturnValue();
    Element.prototype.scrollIntoView = vi.fn();
    return startScript(() => {
      watchWantedApp(document);
      watchLanguages(document);
      watchPopups(document);
    });
  });

  afterEach(async () => {
    const [first] = views.get();
    if (first) views.close(first);
    act(() => filterStore.set(NO_FILTER));
    await act(() => views.settled());
  });
}

/** The page of the fixture's venue, for somebody who has chosen these allergens before. */
export async function show(
  chosen: readonly Allergen[] = [],
  { strict = false, ...loaders }: Partial<TextLoaders> & { strict?: boolean } = {},
): Promise<void> {
  filterStore.set({ chosen, strict });
  await act(async () =>
    render(
      <InterfaceProvider language="es" texts={interfaceEs} {...fixtureLoaders} {...loaders}>
        <FixturePage />
      </InterfaceProvider>,
    ),
  );
  if (chosen.length > 0) await waitFor(() => found('.finder-reminder'));
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
