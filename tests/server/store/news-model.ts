import type { ApiErrorCode } from '../../../server/protocol/errors.ts';

const HOUR = 3_600;
/** Seconds of the first day that are over when the story begins: at noon, in a time of the year without change of clocks. */
const START = 12 * HOUR;

/** What people say of tonight at one bar. Times are in seconds. */
export type Step =
  | { readonly do: 'mark'; readonly by: number; readonly dish: number; readonly forLong: boolean }
  | { readonly do: 'price'; readonly by: number; readonly dish: number; readonly cents: number }
  | { readonly do: 'unmark' | 'unprice'; readonly by: number; readonly dish: number }
  | { readonly do: 'write'; readonly by: number; readonly price: number }
  | { readonly do: 'rewrite'; readonly by: number; readonly back: number; readonly price: number }
  | { readonly do: 'unwrite'; readonly by: number; readonly back: number }
  | { readonly do: 'notice'; readonly by: number; readonly text: number; readonly after: number }
  | { readonly do: 'unnotice'; readonly by: number }
  | { readonly do: 'wait'; readonly seconds: number };

/** Who they are: an owner, a waiter, somebody else. */
export const PEOPLE = ['owner', 'waiter', 'nobody'] as const;
/** The prices of the menu's dishes; the last one is in the menu no more. */
export const PRICES = [7.5, 'S.M', null, undefined] as const;

/** What a step is answered: a refusal, or all that is said now, in words, in the order of the alphabet. */
export type Told = { readonly denied?: ApiErrorCode; readonly said?: readonly string[] };

type Said = { what: string; words: string; ends: number };

/** The rules T1 to T7 once more, as plainly as they can be said, with nothing but a list. */
export function createNewsModel() {
  let now = START;
  let said: Said[] = [];
  /** Specials by number, in the order in which they were first written. */
  let specials = 0;

  /** Six in the morning after now. */
  const six = (): number => {
    const today = Math.floor(now / (24 * HOUR)) * 24 * HOUR + 6 * HOUR;
    return now < today ? today : today + 24 * HOUR;
  };
  const find = (what: string): Said | undefined => said.find((each) => each.what === what);
  const say = (what: string, words: string, ends: number): Told => {
    said = [...said.filter((each) => each.what !== what), { what, words, ends }];
    return told();
  };
  const unsay = (what: string): Told => {
    said = said.filter((each) => each.what !== what);
    return told();
  };
  const told = (): Told => ({
    said: said
      .map(({ what, words, ends }) => `${what} ${words} ${ends === Infinity ? 'on' : ends - now}`.trim())
      .toSorted(),
  });

  function take(step: Step): Told {
    if (step.do === 'wait') now += step.seconds;
    said = said.filter(({ ends }) => now < ends);
    if (step.do === 'wait') return told();
    const who = PEOPLE[step.by];
    if (who === 'nobody') return { denied: 'not-staff' };
    const price = 'dish' in step ? PRICES[step.dish] : undefined;
    const mayPrice = typeof price === 'string' || (typeof price === 'number' && who === 'owner');
    switch (step.do) {
      case 'mark':
        if (price === undefined) return { denied: 'unknown-dish' };
        if (step.forLong && who !== 'owner') return { denied: 'not-owner' };
        if (who !== 'owner' && find(`gone ${step.dish}`)?.ends === Infinity) return told();
        return say(`gone ${step.dish}`, '', step.forLong ? Infinity : six());
      case 'price':
        if (price === undefined) return { denied: 'unknown-dish' };
        return mayPrice ? say(`price ${step.dish}`, `${step.cents}`, six()) : { denied: 'not-your-price' };
      case 'unmark':
        // Nothing was ever said of the dish that is gone.
        return price === undefined ? { denied: 'unknown-dish' } : unsay(`gone ${step.dish}`);
      case 'unprice':
        if (price === undefined) return { denied: 'unknown-dish' };
        return mayPrice ? unsay(`price ${step.dish}`) : { denied: 'not-your-price' };
      case 'write': {
        if (said.some(({ what, words }) => what.startsWith('special') && words === `${step.price}`)) return told();
        if (said.filter(({ what }) => what.startsWith('special')).length >= 12) return { denied: 'too-many-specials' };
        specials += 1;
        return say(`special ${specials - 1}`, `${step.price}`, six());
      }
      case 'rewrite': {
        const number = specials - 1 - step.back;
        if (number < 0) return { denied: 'unknown-special' };
        const others = said.filter(({ what }) => what.startsWith('special') && what !== `special ${number}`);
        if (others.length >= 12) return { denied: 'too-many-specials' };
        return say(`special ${number}`, `${step.price}`, six());
      }
      case 'unwrite': {
        const number = specials - 1 - step.back;
        return number < 0 ? { denied: 'unknown-special' } : unsay(`special ${number}`);
      }
      case 'notice':
        if (step.after <= 0 || now + step.after > six()) return { denied: 'bad-end' };
        return say('notice', `${step.text}`, now + step.after);
      case 'unnotice':
        return unsay('notice');
    }
  }

  return { take };
}
