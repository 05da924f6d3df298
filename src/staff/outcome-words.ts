import type { Card } from '../../server/protocol/card.ts';
import { fill } from '../terms/fill.ts';
import type { Language } from '../terms/house.ts';
import { fullCardOf, type Outcome } from './outcome-of.ts';
import type { SignName } from './signs.tsx';
import type { Words } from './staff-context.ts';
import { timeOf } from './when.ts';

/** The look of an outcome. Sign and words say the same as its colour. */
export type OutcomeLook = {
  readonly colour: 'good' | 'gift' | 'same' | 'bad' | 'calm';
  readonly sign: SignName;
  readonly title: string;
  /** The card's stamps, where there is a card to show. */
  readonly count: Card | undefined;
  readonly lines: readonly Line[];
};

/** A line of text; a reward is written large. */
type Line = { readonly text: string; readonly isReward?: boolean };

/** Failures after which the server may have given the stamp. */
const UNCERTAIN: readonly string[] = ['noNetwork', 'unavailable', 'wentWrong'];

/** The reward, in the waiter's language where the venue has it. */
const rewardOf = ({ rewards, reward }: Card, language: Language): Line => ({
  text: rewards[language] ?? reward,
  isReward: true,
});

/** An outcome in the waiter's language. */
export function lookOf(outcome: Outcome, words: Words, language: Language): OutcomeLook {
  const full = fullCardOf(outcome);
  const handOver = full ? [{ text: words.rewardAsk }, rewardOf(full, language)] : [];
  const plain = { count: undefined, lines: [] };
  switch (outcome.kind) {
    case 'stamped':
      return full
        ? { colour: 'gift', sign: 'gift', title: words.filled, count: full, lines: handOver }
        : { ...plain, colour: 'good', sign: 'good', title: words.stamped, count: outcome.card };
    case 'repeated': {
      const text = fill(words.repeatedAt, { time: timeOf(outcome.stampedAt, language) });
      const lines = [{ text }, ...handOver];
      return { colour: 'same', sign: 'again', title: words.repeated, count: outcome.card, lines };
    }
    case 'reward-ready':
      return { ...plain, colour: 'gift', sign: 'gift', title: words.rewardReady, lines: handOver };
    case 'redeemed': {
      const { full: handedIn, card } = outcome;
      // The same card means that the bar has ended its stamp card and gives no new one.
      const hasNew = card.cardID !== handedIn.cardID;
      const lines = [rewardOf(handedIn, language), ...(hasNew ? [{ text: words.redeemedText }] : [])];
      return { ...plain, colour: 'good', sign: 'good', title: words.redeemed, lines };
    }
    case 'undone':
      return { ...plain, colour: 'calm', sign: 'undone', title: words.undone, count: outcome.card };
    case 'not-shown': {
      const lines = [{ text: words.notShownAsk }];
      return { ...plain, colour: 'same', sign: 'question', title: words.notShown, lines };
    }
    case 'refused':
    case 'failed': {
      const lines = [{ text: words[outcome.why] }];
      if (outcome.why === 'cardClosed') {
        return { ...plain, colour: 'same', sign: 'again', title: words.redeemed, lines };
      }
      return UNCERTAIN.includes(outcome.why)
        ? { ...plain, colour: 'bad', sign: 'noNetwork', title: words.failed, lines }
        : { ...plain, colour: 'bad', sign: 'bad', title: words.refused, lines };
    }
  }
}

/** All texts of an outcome as sentences, for screen readers. */
export function spoken({ title, count, lines }: OutcomeLook, words: Words): string {
  const stamps = count ? [fill(words.ofStamps, { n: count.nStamps, m: count.maxStamps })] : [];
  const parts = [title, ...stamps, ...lines.map(({ text }) => text)];
  return parts.map((part) => (/[.:!?]$/.test(part) ? part : `${part}.`)).join(' ');
}
