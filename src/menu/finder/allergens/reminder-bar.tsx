import { useLayoutEffect, useRef, useState } from 'react';
import { useInterface } from '../../../i18n/interface-context.tsx';
import { fill } from '../../../terms/fill.ts';
import { classNames } from '../../../ui/class-names.ts';
import { CloseButton } from '../../../ui/close-button.tsx';
import { focusOnBar } from '../finder-buttons.tsx';
import type { Filter } from './filter.ts';
import { type FinderWords, useFinderWords } from '../finder-texts.ts';
import type { Review } from './review-menu.ts';
import { dietNames, hiddenWords, namesOf } from './verdict-words.ts';

type ReminderBarProps = { readonly filter: Filter; readonly review: Review };

/** The most allergens that the bar names; for more it shows their number. */
const MOST_NAMES = 3;

/** The texts of the bar: 'Mis alérgenos: gluten, huevos', the required marks, and the number of hidden dishes. */
export const reminder = ({ chosen, strict, diets = [] }: Filter, { counts }: Review, words: FinderWords): string[] => [
  ...(chosen.length > 0
    ? [fill(words.texts.mine, { name: chosen.length > MOST_NAMES ? chosen.length : namesOf(chosen, words) })]
    : []),
  ...(diets.length > 0 ? [fill(words.texts.wanted, { name: dietNames(diets, words) })] : []),
  ...(strict || diets.length > 0 ? [hiddenWords(counts.hidden, words)] : []),
];

/**
 * The bar that stays in sight while a filter is active, so that nobody forgets that dishes are marked or hidden. A diner can close it until the next
 * change; the number on the allergens button stays. In print it comes before the menu.
 */
export function ReminderBar({ filter, review }: ReminderBarProps) {
  const { allergenTexts } = useInterface();
  const words = useFinderWords();
  const { texts } = words;
  const [closedFor, setClosedFor] = useState<Filter>();
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => tellHeight(bar.current), []);
  return (
    <aside
      ref={bar}
      className="finder-reminder fixed inset-x-0 bottom-[calc(55px+env(safe-area-inset-bottom))] @container z-2 flex max-h-[35dvh] justify-center overflow-auto border-t border-accent bg-tint [box-shadow:0_env(safe-area-inset-bottom)_var(--tint)] motion-safe:transition-[translate] motion-safe:duration-200 bar-away:[translate:0_55px] data-closed:not-print:hidden [@media(height<25rem)]:static [@media(height<25rem)]:translate-none! print:static print:border-0 print:bg-transparent"
      aria-label={allergenTexts.title}
      data-closed={closedFor === filter || undefined}
    >
      <button
        type="button"
        className="flex min-h-11 min-w-0 flex-1 flex-wrap content-center items-baseline gap-x-2 py-1 ps-4 text-label tablet:flex-initial"
        data-wants="allergens"
      >
        {reminder(filter, review, words).map((sentence, index) => (
          <b key={sentence} className={classNames(index > 0 && "before:content-['·_'] print:hidden")}>
            {sentence}
          </b>
        ))}{' '}
        <u className="text-accent-ink underline-offset-4 print:hidden">{texts.change}</u>
        <small className="@max-[19rem]:sr-only">{texts.askStaff}</small>
      </button>
      <CloseButton
        type="button"
        className="print:hidden"
        name={texts.dismiss}
        onClick={() => {
          focusOnBar('allergens');
          setClosedFor(filter);
        }}
      />
    </aside>
  );
}

/** Keeps the bar's height, in pixels, in `--reminder-height`: other lines stand over it (`sheet.css`, `finder.css`). */
function tellHeight(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--reminder-height', `${bar.offsetHeight}px`));
  observer.observe(bar);
  return () => observer.disconnect();
}
