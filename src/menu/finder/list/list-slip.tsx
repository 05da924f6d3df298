import { inLanguage } from '../../../i18n/in-language.ts';
import { useEffect } from 'react';
import { plainText } from '../../../terms/rich-text.ts';
import { keepAwake } from '../../../ui/keep-awake.ts';
import { useFirstText, useText } from '../../menu-context.ts';
import { verdictOf } from '../allergens/verdict-of.ts';
import { sentencesOf } from '../allergens/verdict-words.ts';
import { useFilter, useTonight } from '../finder-state.ts';
import { useFinderWords, useHouseWords } from '../finder-texts.ts';
import { Mine } from '../waiter/waiter-card.tsx';
import { portionOf } from './line-words.ts';
import type { ListStore } from './list-store.ts';
import type { Noted } from './offers.ts';
import { useList } from './use-list.ts';

/** The list for the waiter: large, in the venue's first language, with the diner's allergens. */
export function ListSlip({ list }: { readonly list: ListStore }) {
  useList(list);
  useEffect(keepAwake, []);
  const { chosen } = useFilter();
  const house = useHouseWords();
  return (
    <div
      className="list-slip flex-1 px-4 pb-[max(--spacing(5),env(safe-area-inset-bottom))] leading-[1.15] wrap-anywhere hyphens-auto"
      {...inLanguage(house.language)}
    >
      <p className="py-2 text-body">{house.list.slipNote}</p>
      {chosen.length > 0 && (
        <div className="border-y-2 border-current py-3">
          <Mine of={chosen} house={house} />
        </div>
      )}
      <ul className="slip-lines">
        {list.noted().map((noted) => (
          <SlipLine key={noted.offer.wish} noted={noted} />
        ))}
      </ul>
    </div>
  );
}

function SlipLine({ noted: { line, offer } }: { readonly noted: Noted }) {
  const { chosen } = useFilter();
  const first = useFirstText();
  const text = useText();
  const house = useHouseWords();
  const { language } = useFinderWords();
  const name = plainText(first(offer.entry.id)?.words);
  const own = plainText(text(offer.entry.id)?.words);
  const portion = plainText(portionOf(offer, { words: house, text: first })?.words);
  const verdict = chosen.length > 0 ? verdictOf(offer.entry, chosen, false) : undefined;
  const news = useTonight().dishes.get(offer.entry.id);
  return (
    <li className="flex gap-[0.5em] border-b border-current py-2 text-[clamp(min(1.5rem,9vw),8vmin,3rem)]">
      <b className="flex-none numerals">{line.count} ×</b>
      <div className="min-w-0">
        <p>
          <b>{name}</b> {portion && <span className="slip-portion">({portion})</span>}
        </p>
        {own !== name && (
          <p className="text-body" {...inLanguage(language)}>
            {own}
          </p>
        )}
        {news && (
          <p className="slip-tonight text-body font-semibold" {...inLanguage(language)}>
            {news.words}
          </p>
        )}
        {verdict && verdict.kind !== 'notAmong' && (
          <p className="slip-verdict text-[0.7em]">{sentencesOf(verdict, house).join('. ')}</p>
        )}
      </div>
    </li>
  );
}
