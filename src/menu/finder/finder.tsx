import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useInterface } from '../../i18n/interface-context.tsx';
import type { LanguageStore } from '../../i18n/language-store.ts';
import type { Language } from '../../i18n/language.ts';
import { useMenu } from '../menu-context.ts';
import type { Entry } from '../model.ts';
import { adoptFinderStyles } from './adopt-finder-styles.ts';
import { AllergenLegend } from './allergens/allergen-legend.tsx';
import { AllergenSheet } from './allergens/allergen-sheet.tsx';
import { useFilter, useOpenWindows, views } from './finder-state.ts';
import { loadFinderTexts, useFinderWords } from './finder-texts.ts';
import { holdPlace } from './hold-place.ts';
import { dressPopups, refreshPopup } from './allergens/dress-popups.ts';
import { MenuLines, type Target } from './allergens/menu-lines.tsx';
import { reminder, ReminderBar } from './allergens/reminder-bar.tsx';
import { type Review, reviewMenu } from './allergens/review-menu.ts';
import { SearchPanel } from './search/search-panel.tsx';
import { namesOf } from './allergens/verdict-words.ts';
import type { View } from './views.ts';
import { WaiterCard } from './waiter/waiter-card.tsx';

/** To be done before the finder is shown. Rejects when the network does not give its texts. */
export function prepare(store: LanguageStore, first: Language): Promise<void> {
  adoptFinderStyles();
  return loadFinderTexts(store, first);
}

/** Opens the view that a tapped button asks for (`data-wants`); what it does not know it leaves to others. */
export function open(wish = ''): void {
  if (/^(?:search|allergens|legend|waiter(?::.+)?)$/.test(wish)) views.open(wish as View);
}

/** Search, allergen filter, legend, the card for the staff, and what they add to the menu's rows and popups. */
export function Finder() {
  const { sections } = useMenu();
  const filter = useFilter();
  const windows = useOpenWindows();
  const review = useMemo(
    () => (filter.chosen.length > 0 ? reviewMenu(sections, filter, windows) : undefined),
    [sections, filter, windows],
  );
  const [target, setTarget] = useState<Target>();
  useMenuLines(review, target);
  useMarkedButtons();
  const { texts } = useFinderWords();
  useEffect(() => dressPopups(document, texts.show), [texts.show]);
  const goTo = useCallback(async (entry: Entry): Promise<void> => {
    views.close('search');
    await views.settled();
    setTarget((last) => ({ entry, turn: (last?.turn ?? 0) + 1 }));
  }, []);
  return (
    <>
      <Announcement review={review} />
      {review && <ReminderBar filter={filter} review={review} />}
      <SearchPanel review={review} onPick={goTo} />
      <AllergenSheet review={review} />
      <AllergenLegend />
      <WaiterCard />
    </>
  );
}

/** Keeps the lines in the menu's rows, and the row that is being read where it is. */
function useMenuLines(review: Review | undefined, target: Target | undefined): void {
  const [lines] = useState(() => new MenuLines());
  const reached = useRef(target);
  useLayoutEffect(() => {
    // A search leads away from what is being read.
    const release = reached.current === target ? holdPlace(document) : () => {};
    reached.current = target;
    lines.show(review, target);
    // The rows are rendered before this effect's own render ends.
    queueMicrotask(() => {
      release();
      refreshPopup(document);
    });
  }, [lines, review, target]);
  useEffect(() => () => lines.show(undefined, undefined), [lines]);
}

/** Shows on the buttons that ask for the filter how many allergens are chosen, and says which. */
function useMarkedButtons(): void {
  const { allergenTexts } = useInterface();
  const { chosen } = useFilter();
  const words = useFinderWords();
  const name = `${allergenTexts.title}: ${namesOf(chosen, words)}`;
  useEffect(() => {
    if (chosen.length === 0) return undefined;
    const buttons = document.querySelectorAll<HTMLElement>('.bar [data-wants=allergens]');
    for (const button of buttons) {
      button.dataset['count'] = String(chosen.length);
      button.setAttribute('aria-label', name);
    }
    return () => {
      for (const button of buttons) {
        delete button.dataset['count'];
        button.removeAttribute('aria-label');
      }
    };
  }, [chosen, name]);
}

/** Tells those who do not see the page what the filter does, when it begins, changes and ends. */
function Announcement({ review }: { readonly review: Review | undefined }) {
  const filter = useFilter();
  const words = useFinderWords();
  const [wasActive, setWasActive] = useState(review !== undefined);
  if (review && !wasActive) setWasActive(true);
  const ended = wasActive ? words.texts.off : '';
  return (
    <output className="sr-only">
      {review ? `${reminder(filter, review, words).join('. ')}. ${words.texts.askStaff}` : ended}
    </output>
  );
}
