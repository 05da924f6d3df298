import type { Outcome, Refusal } from '../../../server/protocol/scan.ts';

/** Times in seconds. */
const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** What people do at two bars. `wait` passes seconds. */
export type Step =
  | { readonly do: 'claim' | 'show' | 'hide' | 'lose' | 'keep'; readonly diner: number; readonly bar: number }
  | {
      readonly do: 'scan';
      readonly diner: number;
      readonly bar: number;
      readonly waiter: number;
      readonly unshown: boolean;
    }
  | { readonly do: 'undo'; readonly waiter: number; readonly back: number }
  | { readonly do: 'redeem'; readonly waiter: number; readonly back: number }
  | { readonly do: 'delete'; readonly diner: number }
  | { readonly do: 'wait'; readonly seconds: number };

/** What a step answers, with cards and stamps numbered in the order in which they appeared. */
export type Told = {
  readonly outcome?: Outcome;
  readonly reason?: Refusal;
  readonly denied?: string;
  readonly card?: { readonly number: number; readonly stamps: number; readonly state: string };
  readonly stamp?: number;
};

type Showing = { opened: number; until: number; closed: boolean; stamp: number | undefined };
type Stamp = { number: number; card: Card; waiter: number; at: number; day: number; unshown: boolean; undone: boolean };
type Card = {
  number: number;
  diner: number;
  bar: number;
  expires: number;
  showing: Showing | undefined;
  presented: number | undefined;
  closed: 'redeemed' | 'expired' | 'deleted' | undefined;
  redeemer: number | undefined;
  next: Card | undefined;
};

/** Bars at which each waiter is staff. */
export const STAFF: readonly (readonly number[])[] = [[0], [0, 1], [1], []];
/** What the bars' programmes say. */
export const STAMPS = [2, 3] as const;
export const PER_DAY = [Infinity, 2] as const;
/** The day of Madrid whose last second ends a card that was claimed on the first day. */
const VALID_DAYS = 2;
/** Seconds of the first day that are over when the story begins: at noon, in a time of the year without change of clocks. */
const START = 12 * HOUR;

/** The rules once more, as plainly as they can be said, with nothing but lists. */
export function createModel() {
  let now = START;
  const cards: Card[] = [];
  const stamps: Stamp[] = [];
  const dayOf = (instant: number): number => Math.floor(instant / (24 * HOUR));

  const given = (card: Card): Stamp[] => stamps.filter((stamp) => stamp.card === card && !stamp.undone);
  const isFull = (card: Card): boolean => given(card).length === STAMPS[card.bar];
  const openCard = (diner: number, bar: number): Card | undefined =>
    cards.find((card) => card.diner === diner && card.bar === bar && !card.closed);
  /** By a showing or a stamp of any card of theirs. */
  const isKnown = (diner: number, bar: number): boolean =>
    cards.some((card) => card.diner === diner && card.bar === bar && (card.showing || given(card).length > 0));
  const isOpen = (showing: Showing | undefined): boolean =>
    showing !== undefined && !showing.closed && now < showing.until && now < showing.opened + 5 * MINUTE;
  const stateOf = (card: Card): string => {
    if (now >= card.expires) return 'expired';
    return isFull(card) ? 'full' : 'open';
  };
  const seen = (card: Card) => ({ number: card.number, stamps: given(card).length, state: stateOf(card) });

  function newCard(diner: number, bar: number): Card {
    const card: Card = {
      number: cards.length,
      diner,
      bar,
      expires: (dayOf(now) + VALID_DAYS + 1) * 24 * HOUR,
      showing: undefined,
      presented: undefined,
      closed: undefined,
      redeemer: undefined,
      next: undefined,
    };
    cards.push(card);
    return card;
  }

  function scan({ diner, bar, waiter, unshown }: Extract<Step, { do: 'scan' }>): Told {
    const here = STAFF[waiter] ?? [];
    if (here.length === 0) return { denied: 'not-staff' };
    const refused = (reason: Refusal): Told => ({ outcome: 'refused', reason });
    if (!here.includes(bar)) return refused('wrong-bar');
    const card = openCard(diner, bar);
    const open = isOpen(card?.showing);
    if (card?.showing?.stamp !== undefined && (open || !unshown)) {
      return { outcome: 'repeated', card: seen(card), stamp: card.showing.stamp };
    }
    if (!open && !unshown) return refused('not-shown');
    if (!card || !isKnown(diner, bar)) return refused('no-card');
    if (stateOf(card) === 'expired') return { ...refused('expired'), card: seen(card) };
    if (stateOf(card) === 'full') {
      card.presented = now;
      return { outcome: 'reward-ready', card: seen(card) };
    }
    if (!open && given(card).some((stamp) => stamp.unshown && now < stamp.at + HOUR)) {
      return { ...refused('unshown-limit'), card: seen(card) };
    }
    if (given(card).filter(({ day }) => day === dayOf(now)).length >= (PER_DAY[card.bar] ?? 0)) {
      return { ...refused('day-limit'), card: seen(card) };
    }
    const stamp = { number: stamps.length, card, waiter, at: now, day: dayOf(now), unshown: !open, undone: false };
    stamps.push(stamp);
    if (open && card.showing) card.showing.stamp = stamp.number;
    card.presented = isFull(card) ? now : undefined;
    return { outcome: 'stamped', card: seen(card), stamp: stamp.number };
  }

  function undo({ waiter, back }: Extract<Step, { do: 'undo' }>): Told {
    if (STAFF[waiter]?.length === 0) return { denied: 'not-staff' };
    const stamp = stamps.at(-1 - back);
    if (!stamp || !STAFF[waiter]?.includes(stamp.card.bar)) return { denied: 'unknown-stamp' };
    if (stamp.waiter !== waiter) return { denied: 'not-your-stamp' };
    if (!stamp.undone) {
      if (stamp.card.closed) return { denied: 'card-closed' };
      if (now >= stamp.at + 5 * MINUTE) return { denied: 'undo-too-late' };
      stamp.undone = true;
      stamp.card.presented = undefined;
    }
    return { card: seen(stamp.card) };
  }

  function redeem({ waiter, back }: Extract<Step, { do: 'redeem' }>): Told {
    if (STAFF[waiter]?.length === 0) return { denied: 'not-staff' };
    const card = cards.at(-1 - back);
    const ownerless = card && (card.closed === 'deleted' || card.diner < 0);
    if (!card || ownerless || !STAFF[waiter]?.includes(card.bar)) return { denied: 'unknown-card' };
    if (card.closed === 'redeemed') {
      return card.redeemer === waiter ? { card: seen(card.next ?? card) } : { denied: 'card-closed' };
    }
    if (card.closed === 'expired' || stateOf(card) === 'expired') return { denied: 'card-expired' };
    if (stateOf(card) === 'open') return { denied: 'card-not-full' };
    if (card.presented === undefined || now >= card.presented + 10 * MINUTE) return { denied: 'not-shown' };
    card.closed = 'redeemed';
    card.redeemer = waiter;
    card.next = newCard(card.diner, card.bar);
    return { card: seen(card.next) };
  }

  function take(step: Step): Told {
    switch (step.do) {
      case 'wait':
        now += step.seconds;
        return {};
      case 'scan':
        return scan(step);
      case 'undo':
        return undo(step);
      case 'redeem':
        return redeem(step);
      case 'delete':
        for (const card of cards.filter(({ diner }) => diner === step.diner)) {
          card.closed ??= 'deleted';
          card.diner = -1;
        }
        return {};
      case 'claim': {
        const card = openCard(step.diner, step.bar);
        if (card && stateOf(card) !== 'expired') return { card: seen(card) };
        if (card) card.closed = 'expired';
        return { card: seen(newCard(step.diner, step.bar)) };
      }
      default:
        return shown(step);
    }
  }

  function shown({ do: what, diner, bar }: Extract<Step, { do: 'claim' | 'show' | 'hide' | 'lose' | 'keep' }>): Told {
    const card = openCard(diner, bar);
    if (!card) return what === 'show' ? { denied: 'unknown-card' } : {};
    if (what === 'show') {
      const stamp = stamps[card.showing?.stamp ?? -1];
      if (!isOpen(card.showing) || stamp?.undone)
        card.showing = { opened: now, until: 0, closed: false, stamp: undefined };
      if (card.showing) card.showing.until = now + 40;
    } else if (card.showing && isOpen(card.showing)) {
      if (what === 'hide') card.showing.closed = true;
      else card.showing.until = now + (what === 'keep' ? 40 : 30);
    }
    return {};
  }

  return {
    take,
    /** What each diner sees of their cards. */
    cards: (diner: number) =>
      cards
        .filter((card) => card.diner === diner && !card.closed)
        .map(seen)
        .toSorted((one, other) => one.number - other.number),
  };
}
