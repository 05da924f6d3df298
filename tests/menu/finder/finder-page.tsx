import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { vi } from 'vitest';
import { watchLanguages } from '../../../src/i18n/watch-languages.ts';
import { NO_FILTER } from '../../../src/menu/finder/allergens/filter.ts';
import { filterStore, views } from '../../../src/menu/finder/finder-state.ts';
import { watchPopups } from '../../../src/menu/popup/watch-popups.ts';
import { watchWantedApp } from '../../../src/ui/taps.ts';
import { FixturePage, InSpanish } from '../../support/fixture-page.tsx';
import { installDialogs } from '../popup-page.ts';

/** What plain code does on a page; once for each file. */
export function watchPage(): void {
  installDialogs();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  watchWantedApp(document);
  watchLanguages(document);
  watchPopups(document);
}

/** What jsdom lacks of scrolling. */
export function stubScrolling(): void {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  vi.spyOn(window, 'scrollBy').mockImplementation(() => {});
  Element.prototype.scrollIntoView = vi.fn();
}

/** Closes what is open, and forgets the choice. */
export async function leavePage(): Promise<void> {
  for (const view of views.get().toReversed()) views.close(view);
  act(() => filterStore.set(NO_FILTER));
  await act(() => new Promise((resolve) => setTimeout(resolve, 30)));
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  delete document.documentElement.dataset['open'];
  history.replaceState({}, '');
  vi.restoreAllMocks();
}

/** The page of the fixture's venue. */
export async function show(): Promise<void> {
  await act(async () =>
    render(
      <InSpanish>
        <FixturePage />
      </InSpanish>,
    ),
  );
}

/** By its name. Testing Library's own query by role takes a second on a page of this size. */
export const named = (selector: string, name: string): HTMLElement => {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
  );
  if (!found) throw new Error(`There is no ${selector} called ${name}`);
  return found;
};
export const button = (name: string): HTMLElement => named('button', name);
export const tap = (name: string): Promise<void> => act(async () => void fireEvent.click(button(name)));
export const dialog = (name: string): Promise<HTMLElement> =>
  waitFor(() => {
    const heading = named('dialog[open] h2', name);
    return heading.closest('dialog') as HTMLElement;
  });
export const box = (name: string): HTMLElement => named('.finder-choices label', name);
export const strict = (): Promise<void> =>
  act(async () => void fireEvent.click(document.querySelector('[role=switch]') as Element));

/** The row of a dish, by its name. */
export const row = (name: string): HTMLElement =>
  screen.getByText(name, { selector: 'main .name, main h3' }).closest('li') as HTMLElement;
export const verdict = (name: string): string | null | undefined =>
  row(name).querySelector('.finder-words')?.textContent;
export const isOut = (name: string): boolean => row(name).hasAttribute('data-finder-out');

export async function choose(...names: string[]): Promise<void> {
  await tap('Alérgenos');
  await dialog('Alérgenos');
  for (const name of names) await act(async () => fireEvent.click(box(name)));
}
