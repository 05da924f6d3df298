import { eveningOf } from '../../../time/evening.ts';
import { eachMinute } from '../../../ui/each-minute.ts';
import { StateStore } from '../../../ui/state-store.ts';
import { readStored, removeStored, writeStored } from '../../../ui/storage.ts';
import { LIST_KEY } from '../finder-keys.ts';
import { watchStored } from '../watch-stored.ts';
import { changed, countGone, keyOf, type Line, type List, merged, parseList, printList } from './list.ts';
import type { Noted, Offers } from './offers.ts';

/** The last change, which the page reports and can undo. */
export type News = {
  readonly kind: 'added' | 'removed' | 'cleared' | 'taken';
  /** The line that was added or removed. */
  readonly noted?: Noted;
};

export type ListState = {
  readonly list: List;
  readonly news?: News;
  /** The number of dishes of a stored list that the menu no longer has. */
  readonly gone: number;
};

/** The evening on the clocks of the page's venue. */
const thisEvening = (): number => eveningOf(new Date(), document.documentElement.dataset['zone']);

/**
 * A diner's list at one venue. It lasts on this phone until 06:00 where the venue is, in all its tabs; without storage it lasts as long as the page.
 */
export class ListStore extends StateStore<ListState> {
  readonly offers: Offers;
  readonly #key: string;
  #evening = thisEvening();
  /** The list that `undo` restores. */
  #before: List = [];

  constructor(venue: string, offers: Offers) {
    super({ list: [], gone: 0 });
    this.#key = `${LIST_KEY}${venue}`;
    this.offers = offers;
    forgetOld(this.#evening);
    this.state = this.#read(readStored('localStorage', this.#key));
    const look = (): void => this.#endEvening();
    eachMinute(document, look);
    watchStored(this.#key, (stored) => {
      look();
      this.setState(this.#read(stored));
    });
  }

  /** The lines, each with its price. */
  noted(list = this.state.list): Noted[] {
    return list.flatMap((line) => {
      const offer = this.offers.get(keyOf(line));
      return offer ? [{ line, offer }] : [];
    });
  }

  /** Notes the portion of a price on the page (`Offer.wish`), or takes it off. */
  toggle(wish: string): void {
    const [, offer] = [...this.offers].find(([, each]) => each.wish === wish) ?? [];
    if (!offer) return;
    const line = { id: offer.entry.id, portion: offer.portion, count: 1 };
    const isOn = this.#current().some((each) => keyOf(each) === keyOf(line));
    this.setCount({ line, offer }, isOn ? 0 : 1);
  }

  setCount({ line, offer }: Noted, count: number): void {
    const before = this.#current();
    const isNew = !before.some((each) => keyOf(each) === keyOf(line));
    // A changed count is seen where it was changed, and needs no report.
    const kind = count === 0 ? 'removed' : isNew && 'added';
    const noted = { line: { ...line, count }, offer };
    this.#change(changed(before, noted.line), kind ? { kind, noted } : undefined);
  }

  clear(): void {
    this.#change([], { kind: 'cleared' });
  }

  /** Adds another diner's list. */
  take(list: List): void {
    this.#change(merged(this.#current(), list), { kind: 'taken' });
  }

  undo(): void {
    this.#endEvening();
    if (this.state.news) this.#change(this.#before);
  }

  #current(): List {
    this.#endEvening();
    return this.state.list;
  }

  #change(list: List, news?: News): void {
    this.#before = this.#current();
    if (list.length > 0) writeStored('localStorage', this.#key, `${this.#evening} ${printList(list)}`);
    else removeStored('localStorage', this.#key);
    this.setState({ list, gone: 0, ...(news && { news }) });
  }

  #read(stored: string | null): ListState {
    const [evening, text] = stored?.split(' ') ?? [];
    const kept = (evening === `${this.#evening}` && parseList(text ?? '')) || [];
    const list = kept.filter((line: Line) => this.offers.has(keyOf(line)));
    return { list, gone: countGone(kept, list) };
  }

  #endEvening(): void {
    const evening = thisEvening();
    if (evening === this.#evening) return;
    this.#evening = evening;
    forgetOld(evening);
    this.setState({ list: [], gone: 0 });
  }
}

/** Removes the stored lists of other evenings, also those of other venues. */
function forgetOld(evening: number): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(LIST_KEY) && !readStored('localStorage', key)?.startsWith(`${evening} `))
        removeStored('localStorage', key);
  } catch {
    // Where storage is blocked, nothing was stored.
  }
}
