import { useCallback, useEffect, useInsertionEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useInterface } from '../../i18n/interface-context.tsx';
import { layers } from '../../page/layers.ts';
import { adoptStyles } from '../../ui/adopt-styles.ts';
import { changeRows } from '../change-rows.ts';
import { useMenu, useText } from '../menu-context.ts';
import type { Entry } from '../model.ts';
import styles from '../styles/finder.css?inline';
import { AllergenLegend } from './allergens/allergen-legend.tsx';
import { AllergenSheet } from './allergens/allergen-sheet.tsx';
import { keepEarlyLook } from './allergens/early-look.ts';
import { dressPopups } from './allergens/dress-popups.ts';
import { MenuLines } from './allergens/menu-lines.ts';
import { reminder, ReminderBar } from './allergens/reminder-bar.tsx';
import { type Review, reviewMenu } from './allergens/review-menu.ts';
import { isActive } from './allergens/filter.ts';
import { dietNames, namesOf } from './allergens/verdict-words.ts';
import { getTonight } from '../tonight/shown.ts';
import { useFilter, useOpenWindows, useTonight } from './finder-state.ts';
import { useFinderWords } from './finder-texts.ts';
import { useMarkedButton } from './finder-buttons.tsx';
import { FinderDialog } from './finder-dialog.tsx';
import type { ListStore } from './list/list-store.ts';
import { MyList } from './list/my-list.tsx';
import { type SearchField, SearchPanel } from './search/search-panel.tsx';
import { WaiterCard } from './waiter/waiter-card.tsx';

/** Search, allergen filter, legend, the diner's list, the cards for the staff, and their additions to the menu's rows and popups. */
export function Finder({ list, field }: { readonly list: ListStore; readonly field: SearchField }) {
  useInsertionEffect(() => adoptStyles(styles), []);
  const menu = useMenu();
  const filter = useFilter();
  const windows = useOpenWindows();
  const tonight = useTonight();
  const review = useMemo(
    () => (isActive(filter) ? reviewMenu(menu.sections, filter, windows, tonight.specials) : undefined),
    // Also when the same dishes are added to the page again.
    [menu, filter, windows, tonight],
  );
  const [lines] = useState(() => new MenuLines(document, menu));
  useMenuLines(lines, review);
  useEarlyLook();
  useMarkedAllergens();
  const { texts } = useFinderWords();
  useEffect(() => dressPopups(document, texts.show), [texts.show]);
  const goTo = useCallback(
    async (entry: Entry): Promise<void> => {
      layers.close('search');
      const { specials, reveal } = getTonight();
      if (specials.some(({ id }) => id === entry.id)) reveal();
      // At once, because the closed search has given the focus back to its button, which a second Enter would press.
      lines.goTo(entry);
      await layers.settled();
      lines.goTo(entry);
    },
    [lines],
  );
  return (
    <div className="in-finder">
      <Announcement review={review} />
      {review && <ReminderBar filter={filter} review={review} />}
      <SearchPanel field={field} review={review} onPick={goTo} />
      <AllergenSheet review={review} />
      <AllergenLegend />
      <FinderDialog name="waiter" title={texts.cardTitle}>
        <WaiterCard />
      </FinderDialog>
      <MyList list={list} />
    </div>
  );
}

/** Updates the verdicts in the menu's rows, without moving the row that is being read. */
function useMenuLines(lines: MenuLines, review: Review | undefined): void {
  const text = useText();
  const words = useFinderWords();
  useLayoutEffect(() => {
    const release = holdPlace(document);
    changeRows(document, () => lines.show(review, { words, text }));
    document.documentElement.dataset['judged'] = '';
    release();
  }, [lines, review, text, words]);
}

/** Keeps the filter's look for the first paint of the next page. */
function useEarlyLook(): void {
  const filter = useFilter();
  const words = useFinderWords();
  useEffect(() => keepEarlyLook(filter, words), [filter, words]);
}

/** Shows the number of chosen allergens and marks on the filter's button, and names them for screen readers. */
function useMarkedAllergens(): void {
  const { allergenTexts } = useInterface();
  const { chosen, diets = [] } = useFilter();
  const words = useFinderWords();
  const names = [namesOf(chosen, words), dietNames(diets, words)].filter((each) => each !== '').join(', ');
  useMarkedButton('allergens', chosen.length + diets.length, `${allergenTexts.title}: ${names}`);
}

/** Announces to screen readers when the filter starts, changes and ends. */
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

/** The rows that keep the reading position; their sections keep it where no row stays. */
const ROWS = '.entries > *';

/** The elements of the menu on the screen with their positions: rows from the top down, then the sections. */
function placesOf(page: Document): (readonly [element: Element, top: number])[] {
  const seen = (element: Element): boolean => {
    const { top, bottom, height } = element.getBoundingClientRect();
    return height > 0 && bottom > 0 && top < window.innerHeight;
  };
  const sections = [...page.querySelectorAll('main section')].filter(seen);
  const rows = sections.flatMap((section) => [...section.querySelectorAll(ROWS)]).filter(seen);
  // A row that begins on the screen is being read; one that begins above it comes after all of those.
  const begun = (element: Element): number => (element.getBoundingClientRect().top < 0 ? 1 : 0);
  return [...rows.sort((a, b) => begun(a) - begun(b)), ...sections].map((element) => [
    element,
    element.getBoundingClientRect().top,
  ]);
}

/**
 * Keeps the row that is being read in its place on the screen while rows come and go. Call the result when everything is rendered: it scrolls that
 * row, or the next one that is left, back to its position.
 */
function holdPlace(page: Document): () => void {
  const places = placesOf(page);
  const { style } = page.documentElement;
  // Turn off scroll anchoring, which does the same in some browsers for some changes.
  style.overflowAnchor = 'none';
  return () => {
    const kept = places.find(([element]) => element.getClientRects().length > 0);
    if (kept) window.scrollBy({ top: kept[0].getBoundingClientRect().top - kept[1], behavior: 'instant' });
    requestAnimationFrame(() => style.removeProperty('overflow-anchor'));
  };
}
