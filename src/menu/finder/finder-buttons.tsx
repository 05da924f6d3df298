import { useInterface } from '../../i18n/interface-context.tsx';
import { signed } from '../../ui/icon.tsx';
import { useEffect } from 'react';

/** The buttons of the page's bar for search, allergens and the diner's list, within reach of one thumb. */
export function FinderButtons() {
  const { allergenTexts, finderButtons } = useInterface();
  return (
    <>
      <button className={signed('search')} data-wants="search">
        <span>{finderButtons.search}</span>
      </button>
      <button className={signed('filter')} data-wants="allergens">
        <span>{allergenTexts.title}</span>
      </button>
      <button className={signed('pen')} data-wants="list" data-says={finderButtons.note}>
        <span>{finderButtons.list}</span>
      </button>
    </>
  );
}

const buttonOf = (wants: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`.bar [data-wants=${wants}]`);

/** Moves the focus to a button of the page's bar, or to that of the search where the bar has none for it. */
export const focusOnBar = (wants: string): void => (buttonOf(wants) ?? buttonOf('search'))?.focus();

/** Shows a number on a button of the page's bar, if the page has that button, and gives it a name with the number. */
export function useMarkedButton(wants: 'allergens' | 'list', count: number, name: string): void {
  useEffect(() => {
    const button = buttonOf(wants);
    if (!button || count === 0) return undefined;
    button.dataset['count'] = String(count);
    button.setAttribute('aria-label', name);
    return () => {
      delete button.dataset['count'];
      button.removeAttribute('aria-label');
    };
  }, [wants, count, name]);
}
