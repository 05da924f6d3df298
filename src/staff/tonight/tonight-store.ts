import type { BarDishes, StaffNews } from '../../../server/protocol/tonight.ts';
import { lastSix } from '../../../server/protocol/service-day.ts';
import { type FailureWord, failureOf } from '../failure-of.ts';
import type { KeptTonight, Unsent } from './kept-tonight.ts';
import { oppositeOf, subjectOf, type Wish, withWish } from './wish.ts';
import { TIME_ZONE } from '../../terms/house.ts';
import { StateStore } from '../../ui/state-store.ts';

/** What the server says of tonight, and to staff alone. */
export type TonightAnswer = { readonly dishes: BarDishes; readonly news: StaffNews };

export type TonightState = {
  /** What can be said something of; undefined while nobody knows. */
  readonly dishes: BarDishes | undefined;
  /** What is said, with what was wished and has not been sent; undefined while nobody knows. */
  readonly news: StaffNews | undefined;
  /** When the server said so, by this phone's clock. */
  readonly heard: number | undefined;
  /** Why it could not say so the last time it was asked. */
  readonly unheard: FailureWord | undefined;
  /** What has not been sent yet, the oldest first. */
  readonly unsent: readonly Unsent[];
  readonly isSending: boolean;
  /** Why what waits was not sent. */
  readonly why: FailureWord | undefined;
  /** The last wish that came true or waits, what takes it back, and what was said before it. */
  readonly last:
    | {
        readonly wish: Wish;
        readonly back: Wish | undefined;
        readonly before: StaffNews | undefined;
        readonly at: number;
      }
    | undefined;
  /** A wish that the server refused, and why: it does not wait any more. */
  readonly refused: { readonly wish: Wish; readonly why: FailureWord } | undefined;
};

export type TonightParts = {
  readonly ask: () => Promise<TonightAnswer>;
  /** Throws what `failureOf` puts into words. */
  readonly say: (wish: Wish) => Promise<StaffNews & { readonly specialID?: string }>;
  /** Milliseconds of this phone's clock. */
  readonly now: () => number;
  readonly read: () => KeptTonight | undefined;
  readonly write: (kept: KeptTonight) => void;
};

const zoneOf = (dishes: BarDishes | undefined): string => dishes?.timeZone ?? TIME_ZONE;

/** Whoever is told one of these may try again later; any other refusal stays one. */
const PASSING: readonly FailureWord[] = ['noNetwork', 'sessionOver', 'tooMany', 'unavailable', 'wentWrong'];

/**
 * Tonight at one bar as this phone knows it: what the server said last, and what was wished since. Wishes are sent one after the other,
 * in order; what cannot be sent waits, and is kept with all else for when the page is opened again.
 */
export class TonightStore extends StateStore<TonightState> {
  readonly #parts: TonightParts;
  /** As the server said it. */
  #said: StaffNews | undefined;
  /** How many answers were waited for; and which of them was taken last, before which no other says anything new. */
  #asked = 0;
  #taken = 0;
  /** Ends when nothing is on its way any more. */
  #sent: Promise<void> = Promise.resolve();

  constructor(parts: TonightParts) {
    super({
      dishes: undefined,
      news: undefined,
      heard: undefined,
      unheard: undefined,
      unsent: [],
      isSending: false,
      why: undefined,
      last: undefined,
      refused: undefined,
    });
    this.#parts = parts;
    const kept = parts.read();
    if (!kept) return;
    const { dishes, news, heard, unsent } = kept;
    this.#said = news;
    this.#set({ dishes, heard, unsent });
    this.#endNight();
  }

  /** The zone of the bar's clocks. */
  get zone(): string {
    return zoneOf(this.state.dishes);
  }

  /** The server's clock as far as this phone knows it, else the phone's own, in milliseconds since 1970. */
  get now(): number {
    const { heard = NaN } = this.state;
    const now = this.#parts.now();
    // NaN: not said, or kept by a page of before, which heard no time.
    return now + (Date.parse(this.#said?.now ?? '') - heard || 0);
  }

  /** Takes what the server is about to say. The answers of wishes that are sent meanwhile say more. */
  async hear(answer: Promise<TonightAnswer>): Promise<void> {
    const turn = ++this.#asked;
    try {
      const { dishes, news } = await answer;
      if (this.state.isSending || turn < this.#taken) {
        this.#set({ dishes, unheard: undefined });
        return;
      }
      this.#taken = turn;
      this.#said = news;
      this.#set({ dishes, heard: this.#parts.now(), unheard: undefined, why: undefined });
      this.#keep();
      await this.send();
    } catch (cause) {
      if (turn < this.#taken) return;
      this.#endNight();
      this.#set({ unheard: failureOf(cause) });
    }
  }

  /** Asks once more: others may have changed something. */
  readonly refresh = (): Promise<void> => this.hear(this.#parts.ask());

  /** Somebody wants this said, or not said any more. */
  async wish(wish: Wish): Promise<void> {
    const subject = subjectOf(wish);
    const { news, unsent, isSending } = this.state;
    const at = this.#parts.now();
    const back = news && oppositeOf(wish, news, undefined);
    // The first one is on its way.
    const kept = unsent.filter((each, index) => (isSending && index === 0) || subjectOf(each.wish) !== subject);
    this.#set({ unsent: [...kept, { wish, at }], last: { wish, back, before: news, at }, refused: undefined });
    this.#keep();
    await this.send();
  }

  /** Takes the last wish back. */
  async undo(): Promise<void> {
    const { last, unsent } = this.state;
    const waiting = unsent.find(({ wish }) => wish === last?.wish);
    if (waiting && !this.state.isSending) {
      this.#drop(waiting);
      this.#keep();
    } else if (last?.back) {
      const { back } = last;
      const isSent = this.wish(back);
      // Not for a second tap, which would say again what was taken back.
      if (this.state.last) this.#set({ last: { ...this.state.last, back: undefined } });
      await isSent;
      // Something else may have been wished meanwhile.
      if (this.state.last && this.state.last.wish !== back) return;
    }
    this.#set({ last: undefined });
  }

  /** Sends what waits, until all of it is sent or something cannot be. */
  send(): Promise<void> {
    if (!this.state.isSending) {
      this.#endNight();
      this.#sent = this.#sendAll();
    }
    return this.#sent;
  }

  /** What waits is not wanted any more. */
  readonly forget = (): void => {
    if (this.state.isSending) return;
    this.#set({ unsent: [], why: undefined, last: undefined });
    this.#keep();
  };

  async #sendAll(): Promise<void> {
    for (let next = this.state.unsent[0]; next; next = this.state.unsent[0]) {
      const { wish } = next;
      this.#set({ isSending: true, why: undefined });
      try {
        const before = this.#said;
        const { specialID, ...news } = await this.#parts.say(wish);
        this.#taken = ++this.#asked;
        this.#said = news;
        this.#drop(next);
        this.#set({ heard: this.#parts.now(), unheard: undefined });
        const { last } = this.state;
        if (last?.wish === wish && before) this.#set({ last: { ...last, back: oppositeOf(wish, before, specialID) } });
      } catch (cause) {
        const why = failureOf(cause);
        if (PASSING.includes(why)) {
          this.#set({ why, isSending: false });
          return;
        }
        this.#drop(next);
        this.#set({ refused: { wish, why }, ...(this.state.last?.wish === wish && { last: undefined }) });
      }
      this.#keep();
    }
    if (this.state.isSending) this.#set({ isSending: false });
  }

  /** T8: what was said before 06:00 has ended, or nobody knows whether it has; what was wished before was not meant for today. */
  #endNight(): void {
    const { heard, unsent, last } = this.state;
    const { now } = this;
    // By this phone's clock, as what is kept.
    const six = lastSix(now, this.zone) + this.#parts.now() - now;
    const holds = heard !== undefined && heard >= six;
    if (!holds) this.#said = undefined;
    this.#set({
      heard: holds ? heard : undefined,
      unsent: unsent.filter(({ at }) => at >= six),
      last: last && last.at >= six ? last : undefined,
    });
  }

  #drop(sent: Unsent): void {
    this.#set({ unsent: this.state.unsent.filter((each) => each !== sent) });
  }

  #keep(): void {
    const { dishes, heard, unsent } = this.state;
    if (dishes && this.#said && heard !== undefined) this.#parts.write({ dishes, news: this.#said, heard, unsent });
  }

  #set(change: Partial<TonightState>): void {
    const state = { ...this.state, ...change };
    const news = this.#said && state.unsent.reduce((said, { wish }) => withWish(said, wish), this.#said);
    this.setState({ ...state, news });
  }
}
