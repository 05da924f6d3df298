import { useInterface, useLanguage } from '../../../i18n/interface-context.tsx';
import { fill } from '../../../terms/fill.ts';
import { formatPrice } from '../../../ui/price.ts';
import { windowWords } from '../../hours-rule.ts';
import { useText } from '../../menu-context.ts';
import type { Entry } from '../../model.ts';
import { Words } from '../../words.tsx';
import { isActive } from '../allergens/filter.ts';
import { closedWindow } from '../allergens/review-menu.ts';
import { verdictOf } from '../allergens/verdict-of.ts';
import { useFilter, useOpenWindows, useTonight } from '../finder-state.ts';
import { useFinderWords } from '../finder-texts.ts';
import { VerdictLine } from '../allergens/verdict-line.tsx';
import { centsOf, inMoney, nameOf, portionOf } from './line-words.ts';
import { MOST } from './list.ts';
import type { Noted } from './offers.ts';

type ListLineProps = { readonly noted: Noted; readonly onCount: (count: number) => void };

/** A line of the list: a portion, its count and amount, a note when it is out of its hours, and the verdict on the diner's allergens. */
export function ListLine({ noted, onCount }: ListLineProps) {
  const { line, offer } = noted;
  const { entry, price } = offer;
  const text = useText();
  const language = useLanguage();
  const words = useFinderWords();
  const { item } = useInterface();
  const closed = closedWindow(offer, useOpenWindows());
  const tonight = useTonight();
  const cents = centsOf(noted, tonight);
  return (
    <li className="flex flex-wrap items-center justify-end gap-x-3 border-t py-1">
      <div className="min-w-0 flex-[1_1_9rem] py-1">
        <p>
          <Words className="text-name font-semibold" of={text(entry.id)} />{' '}
          <Words className="text-label text-muted" of={text(entry.id, 'quantity')} />{' '}
          <Words className="text-body text-muted" of={portionOf(offer, { words, text })} />
          <Unit noted={noted} />
        </p>
        <LineNews of={entry} />
        {closed && <p className="list-closed text-body text-muted italic">{windowWords(closed, language, { item })}</p>}
        <LineVerdict of={entry} />
      </div>
      <Counter count={line.count} of={nameOf(offer, { words, text })} onCount={onCount} />
      <b className="list-amount numerals min-w-[4.5rem] text-end">
        {cents === undefined
          ? !tonight.dishes.has(entry.id) && formatPrice(price, { language })
          : inMoney(cents, language)}
      </b>
    </li>
  );
}

/** Tonight's news of a line's dish. */
export function LineNews({ of }: { readonly of: Entry }) {
  const news = useTonight().dishes.get(of.id);
  return news && <p className="list-tonight text-body font-semibold">{news.words}</p>;
}

/** The verdict on a line's dish for the diner's allergens and required marks. */
export function LineVerdict({ of }: { readonly of: Entry }) {
  const filter = useFilter();
  if (!isActive(filter)) return null;
  return <VerdictLine verdict={verdictOf(of, filter.chosen, filter.strict, filter)} />;
}

/** The unit of a price: a piece, or a person of a set menu. */
function Unit({ noted: { offer } }: { readonly noted: Noted }) {
  const text = useText();
  const { perPerson } = useInterface().blocks;
  const { entry } = offer;
  const look = 'text-body text-muted';
  if (entry.kind !== 'setMenu') return <Words className={look} of={text(entry.id, 'unit')} />;
  return entry.ownPer ? (
    <Words className={look} of={text(entry.id, 'per')} />
  ) : (
    <span className={look}>{perPerson}</span>
  );
}

const STEP = 'size-11 text-[1.5rem] leading-none text-pen aria-disabled:opacity-40';

type CounterProps = { readonly count: number; readonly of: string; readonly onCount: (count: number) => void };

function Counter({ count, of, onCount }: CounterProps) {
  const { more, less } = useFinderWords().list;
  return (
    <div className="list-counter flex flex-none items-center text-center">
      <button type="button" className={STEP} aria-label={fill(less, { name: of })} onClick={() => onCount(count - 1)}>
        −
      </button>
      <output className="min-w-[2ch] font-bold text-pen numerals">{count}</output>
      <button
        type="button"
        className={STEP}
        aria-label={fill(more, { name: of })}
        aria-disabled={count >= MOST}
        onClick={() => onCount(count + 1)}
      >
        +
      </button>
    </div>
  );
}
