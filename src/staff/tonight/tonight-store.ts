import type { Role } from '../../../server/protocol/calls.ts';
import type { BarDishes, Special, StaffNews } from '../../../server/protocol/tonight.ts';
import { lastSix } from '../../../server/protocol/service-day.ts';
import { type FailureWord, failureOf } from '../failure-of.ts';
import type { KeptTonight, Unsent } from './kept-tonight.ts';
import { oppositeOf, subjectOf, type Wish, withWish } from './wish.ts';
import { TIME_ZONE } from '../../terms/house.ts';
import { ApiFailure } from '../../session/call-api.ts';
import { StateStore } from '../../ui/state-store.ts';

/** The server's answer to staff about tonight. */
export type TonightAnswer = { readonly dishes: BarDishes; readonly news: StaffNews };

/** A wish of an instant (milliseconds by this phone's clock), and the news before it. */
export type Told = { readonly wish: Wish; readonly before: StaffNews | undefined; readonly at: number };

export type TonightState = {
  /** The dishes of the bar; undefined while unknown. */
  readonly dishes: BarDishes | undefined;
  /** The news including unsent wishes; undefined while unknown. */
  readonly news: StaffNews | undefined;
  /** The time of the server's answer, by this phone's clock. */
  readonly heard: number | undefined;
  /** Why the last request failed. */
  readonly unheard: FailureWord | undefined;
  /** The unsent wishes, the oldest first. */
  readonly unsent: readonly Unsent[];
  readonly isSending: boolean;
  /** Why the waiting wishes were not sent. */
  readonly why: FailureWord | undefined;
  /** The last wish that was fulfilled or waits, and the wish that undoes it. */
  readonly last: (Told & { readonly back: Wish | undefined }) | undefined;
  /** The last wish, or the one that undid it, for the announcement; undefined where it was dropped. */
  readonly told: Told | undefined;
  /** A wish of this evening that the server refused, and why: it no longer waits. */
  readonly refused: (Unsent & { readonly why: FailureWord }) | undefined;
  /** The new special that the server refused last, for the next attempt. */
  readonly draft: Special | undefined;
};

export type TonightParts = {
  /** The person's role at the bar. */
  readonly role: Role;
  readonly ask: () => Promise<TonightAnswer>;
  /** Rejects with an error for `failureOf`. */
  readonly say: (wish: Wish) => Promise<StaffNews & { readonly specialID?: string }>;
  /** Milliseconds of this phone's clock. */
  readonly now: () => number;
  readonly read: () => KeptTonight | undefined;
  readonly write: (kept: KeptTonight) => void;
};

/** Temporary failures, after which a retry may succeed; any other refusal is final. */
const PASSING: readonly FailureWord[] = ['noNetwork', 'sessionOver', 'tooMany', 'unavailable', 'wentWrong'];

/**
 * The state of tonight at one bar on this phone: the server's last answer, and later wishes. Wishes are sent one after the other, in order; unsent
 * ones wait, and are stored with the rest for the next visit.
 */
export class TonightStore extends StateStore<TonightState> {
  readonly #parts: TonightParts;
  /** The news of the server's last answer. */
  #said: StaffNews | undefined;
  /** The number of requests, and the number of the last one whose answer was taken; answers to earlier ones are outdated. */
  #asked = 0;
  #taken = 0;
  /** Resolves when nothing is being sent. */
  #sent: Promise<void> = Promise.resolve();
  /** The time of the draft, by this phone's clock. */
  #draftAt = 0;

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
      told: undefined,
      refused: undefined,
      draft: undefined,
    });
    this.#parts = parts;
    const kept = parts.read();
    if (!kept) return;
    const { dishes, news, heard, unsent } = kept;
    this.#said = news;
    this.#set({ dishes, heard, unsent });
    this.#endNight();
  }

  /** The bar's time zone. */
  get zone(): string {
    return this.state.dishes?.timeZone ?? TIME_ZONE;
  }

  /** The server's clock as far as this phone knows it, else the phone's own, in milliseconds since 1970. */
  get now(): number {
    const { heard = NaN } = this.state;
    const now = this.#parts.now();
    // NaN: unknown, or stored by an older version without the server's time.
    return now + (Date.parse(this.#said?.now ?? '') - heard || 0);
  }

  /** Takes a pending answer of the server. Answers to wishes that are sent meanwhile are newer. */
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

  /** Loads the news again: others may have changed them. */
  readonly refresh = (): Promise<void> => this.hear(this.#parts.ask());

  /** Applies a wish, and sends it. */
  async wish(wish: Wish): Promise<void> {
    const subject = subjectOf(wish);
    const { news, unsent, isSending } = this.state;
    const at = this.#parts.now();
    const back = news && oppositeOf(wish, news, { role: this.#parts.role });
    // The first one is already being sent.
    const kept = unsent.filter((each, index) => (isSending && index === 0) || subjectOf(each.wish) !== subject);
    const isSecond = kept.length < unsent.length;
    this.#set({
      unsent: [...kept, { wish, at, isSecond }],
      last: { wish, back, before: news, at },
      told: { wish, before: news, at },
      refused: undefined,
      ...(newSpecialOf(wish) && { draft: undefined }),
    });
    this.#keep();
    await this.send();
  }

  /** Takes the last wish back. */
  async undo(): Promise<void> {
    const { last, unsent } = this.state;
    const waiting = unsent.find(({ wish }) => wish === last?.wish);
    if (waiting && !this.state.isSending && !((waiting.isSecond || waiting.maybeSent) && last?.back)) {
      this.#drop(waiting);
      this.#set({ told: last?.back && { ...last, wish: last.back } });
      this.#keep();
      void this.refresh();
    } else if (last?.back) {
      const { back } = last;
      const isSent = this.wish(back);
      // Removed at once, because a second tap would redo what was undone.
      if (this.state.last) this.#set({ last: { ...this.state.last, back: undefined } });
      await isSent;
      // There may have been another wish meanwhile.
      if (this.state.last && this.state.last.wish !== back) return;
    }
    this.#set({ last: undefined });
  }

  /** Sends the waiting wishes until all are sent or one fails. */
  send(): Promise<void> {
    if (!this.state.isSending) {
      this.#endNight();
      this.#sent = this.#sendAll();
    }
    return this.#sent;
  }

  /** Drops the waiting wishes. The server may have the first one. */
  readonly forget = (): void => {
    if (this.state.isSending) return;
    this.#set({ unsent: [], why: undefined, last: undefined, told: undefined });
    this.#keep();
    void this.refresh();
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
        if (last?.wish === wish && before) {
          const back = oppositeOf(wish, before, { role: this.#parts.role, newID: specialID });
          this.#set({ last: { ...last, back } });
        }
      } catch (cause) {
        const why = failureOf(cause);
        if (PASSING.includes(why)) {
          const [first = next, ...others] = this.state.unsent;
          const unsent = [{ ...first, maybeSent: first.maybeSent || isUnanswered(cause) }, ...others];
          this.#set({ why, isSending: false, unsent });
          this.#keep();
          return;
        }
        this.#drop(next);
        if (newSpecialOf(wish)) this.#draftAt = next.at;
        this.#set({
          refused: { ...next, why },
          ...(this.state.last?.wish === wish && { last: undefined, told: undefined }),
          draft: newSpecialOf(wish) ?? this.state.draft,
        });
      }
      this.#keep();
    }
    if (this.state.isSending) this.#set({ isSending: false });
  }

  /** Drops state from before 06:00 (T8): news may have ended, and wishes were not meant for today. */
  #endNight(): void {
    const { heard, unsent, last, told, refused, draft } = this.state;
    const { now } = this;
    // By this phone's clock, like the stored times.
    const six = lastSix(now, this.zone) + this.#parts.now() - now;
    const holds = heard !== undefined && heard >= six;
    if (!holds) this.#said = undefined;
    this.#set({
      heard: holds ? heard : undefined,
      unsent: unsent.filter(({ at }) => at >= six),
      last: last && last.at >= six ? last : undefined,
      told: told && told.at >= six ? told : undefined,
      refused: refused && refused.at >= six ? refused : undefined,
      draft: this.#draftAt >= six ? draft : undefined,
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

/** The new special of a wish for one. */
const newSpecialOf = (wish: Wish): Special | undefined =>
  wish.do === 'special' && wish.id === undefined ? wish.special : undefined;

/** Whether the server may have done what was asked of it: its answer came too late, it failed, or the connection broke. */
const isUnanswered = (cause: unknown): boolean =>
  cause instanceof ApiFailure && (cause.code === 'timeout' || cause.isBroken || cause.status >= 500);
