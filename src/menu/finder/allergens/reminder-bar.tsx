import { useEffect, useState } from 'react';
import { fill } from '../../../i18n/fill.ts';
import { useInterface } from '../../../i18n/interface-context.tsx';
import type { Filter } from './filter.ts';
import { type FinderWords, useFinderWords } from '../finder-texts.ts';
import type { Review } from './review-menu.ts';
import { hiddenWords, namesOf } from './verdict-words.ts';

type ReminderBarProps = { readonly filter: Filter; readonly review: Review };

/** As many allergens are named; of more it is said how many. */
const MOST_NAMES = 3;

/** 'Mis alérgenos: gluten, huevos', and how many dishes are hidden where some may be. */
export const reminder = ({ chosen, strict }: Filter, { counts }: Review, words: FinderWords): string[] => [
  fill(words.texts.mine, { name: chosen.length > MOST_NAMES ? chosen.length : namesOf(chosen, words) }),
  ...(strict ? [hiddenWords(counts.hidden, words)] : []),
];

/** Tells the style sheet how much of the screen the page's bar takes, which grows with the reader's text. */
function stayAboveBar(): (() => void) | undefined {
  const bar = document.querySelector('.bar');
  if (!bar || !('ResizeObserver' in window)) return undefined;
  const observer = new ResizeObserver(() => {
    const lift = window.innerHeight - bar.getBoundingClientRect().top;
    document.documentElement.style.setProperty('--finder-lift', `${lift}px`);
  });
  observer.observe(bar);
  return () => observer.disconnect();
}

/**
 * Stays in sight while a filter is active, so that nobody forgets that dishes are marked or hidden. Who closes it has the sign on
 * the allergens button, and it is back with the next change. On paper it heads the menu.
 */
export function ReminderBar({ filter, review }: ReminderBarProps) {
  const { allergenTexts } = useInterface();
  const words = useFinderWords();
  const { texts } = words;
  const [closedFor, setClosedFor] = useState<Filter>();
  useEffect(stayAboveBar, []);
  return (
    <aside className="finder-reminder" aria-label={allergenTexts.title} data-closed={closedFor === filter || undefined}>
      <button type="button" data-wants="allergens">
        {reminder(filter, review, words).map((sentence) => (
          <b key={sentence}>{sentence}</b>
        ))}{' '}
        <u>{texts.change}</u>
        <small>{texts.askStaff}</small>
      </button>
      <button type="button" className="close" aria-label={texts.dismiss} onClick={() => setClosedFor(filter)}>
        ✕
      </button>
    </aside>
  );
}
