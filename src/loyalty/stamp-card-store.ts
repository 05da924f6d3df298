import type { UserData } from '../../server/protocol/calls.ts';
import type { Card } from '../../server/protocol/card.ts';
import { ApiFailure, isTooMany } from '../session/call-api.ts';
import type { KeptCard } from '../session/remember-user.ts';
import { isSessionOver, type Session } from '../session/session.ts';
import { logFailure } from '../ui/log.ts';
import { StateStore } from '../ui/state-store.ts';
import { type LoyaltyCalls, retrieveUserData } from './loyalty-calls.ts';

/** The state that the panel of the stamp card shows. */
export type StampCardState =
  | { readonly step: 'loading' }
  | { readonly step: 'signed-out' }
  /** Only signing in again helps (`isSessionOver`). */
  | { readonly step: 'session-over' }
  /** The bar has ended its stamp card, and this person has none. */
  | { readonly step: 'ended' }
  /**
   * Nothing could be loaded (`tooMany`: after too many calls; the server takes none before `until`, in milliseconds since 1970). With a `uid` that
   * person's code can be shown all the same (L7).
   */
  | { readonly step: 'failed'; readonly uid: string | undefined; readonly tooMany: boolean; readonly until?: number }
  | {
      readonly step: 'card';
      readonly uid: string;
      readonly card: Card;
      readonly renewing: boolean;
      /** The server says that the card is valid, although it has expired by the phone's clock, which is ahead. */
      readonly outlasts?: true;
      /** The time at which an old card was read, in milliseconds since 1970 (L18); absent for a current one. */
      readonly asOf?: number;
    };

export type StampCardParts = {
  readonly barID: string;
  /** Rejects when the session cannot be opened. */
  readonly openSession: () => Promise<Session>;
  readonly calls: LoyaltyCalls;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** The person who was signed in when this phone last knew. */
  readonly knownUid: () => string | undefined;
  /** The phone's own copies of the cards. */
  readonly kept: {
    readonly read: (uid: string, barID: string) => KeptCard | undefined;
    readonly write: (uid: string, kept: KeptCard) => void;
    readonly forget: (uid: string, barID: string) => void;
  };
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

/**
 * The signed-in person's card for the bar of the page (specification, point 4). It is loaded after sign-in, created where there is none, and
 * loaded again when it may have changed. There is one load at a time, however many callers ask.
 */
export class StampCardStore extends StateStore<StampCardState> {
  readonly #parts: StampCardParts;
  #session: Session | undefined;
  #opening: Promise<void> | undefined;
  #loading: Promise<void> | undefined;
  /** The number of cards that came over the line. An answer to an earlier request is older than the last of them. */
  #news = 0;
  /** Why the last call in this person's name failed. */
  #lastFailure: unknown;
  /** Until when the server takes no calls, in milliseconds since 1970. */
  #until = 0;

  constructor(parts: StampCardParts) {
    super({ step: 'loading' });
    this.#parts = parts;
  }

  /** Opens the session, loads the card and follows sign-ins and sign-outs. Further calls do nothing. */
  start(): Promise<void> {
    this.#opening ??= this.#open();
    return this.#opening;
  }

  /** Tries to load once more, after a failure. */
  async retry(): Promise<void> {
    if (this.#isHeld()) return;
    this.setState({ step: 'loading' });
    if (this.#session) await this.#load();
    else await this.start();
  }

  /** Loads the card again (L14). What is shown stays meanwhile, and after a failure. A token that the server refused may be accepted later. */
  async refresh(): Promise<void> {
    if (this.#isHeld()) return;
    if (!this.#session) await this.start();
    else if (['card', 'failed', 'session-over'].includes(this.state.step)) await this.#load();
  }

  /** Takes a card that came over the line, if it is of this bar. */
  take(card: Card): void {
    if (card.bar.ID !== this.#parts.barID) return;
    this.#news++;
    const uid = this.#uid();
    if (uid === undefined) return;
    const before = this.state.step === 'card' ? this.state.card : undefined;
    this.setState(this.#current(uid, card));
    // The line repeats a full card: it may have been redeemed at a bar that has ended its stamp card, so there is no new one.
    if (card.state === 'full' && before?.state === 'full' && before.cardID === card.cardID) void this.#load();
  }

  /** Closes an expired card and starts another (L11). */
  async renew(): Promise<void> {
    if (this.state.step !== 'card' || this.state.renewing || !this.#session) return;
    const { uid } = this.state;
    this.setState({ ...this.state, renewing: true });
    if (!this.#isHeld()) await this.#create();
    if (this.#isHeld()) return this.setState(this.#failed(uid));
    await this.#load();
    if (this.state.step === 'card') this.setState({ ...this.state, renewing: false });
  }

  /** An ID token that is valid now; rejects as `Session.token` does. */
  readonly token = async (isRenewed?: boolean): Promise<string> => {
    try {
      return await (this.#session ?? (await this.#parts.openSession())).token(isRenewed);
    } catch (cause) {
      this.#noteFailure(cause);
      throw cause;
    }
  };

  readonly #noteFailure = (cause: unknown): void => {
    this.#lastFailure = cause;
    this.#hold(cause);
    if (isSessionOver(cause)) this.setState({ step: 'session-over' });
  };

  #hold(cause: unknown): void {
    if (isTooMany(cause)) this.#until = this.#parts.now() + ((cause as ApiFailure).retryAfter ?? 0) * 1000;
  }

  #isHeld(): boolean {
    return this.#parts.now() < this.#until;
  }

  #failed(uid: string | undefined, cause = this.#lastFailure): StampCardState {
    const tooMany = isTooMany(cause) || this.#isHeld();
    return { step: 'failed', uid, tooMany, ...(this.#isHeld() && { until: this.#until }) };
  }

  /** Signs out who has to sign in again. */
  readonly signOut = async (): Promise<void> => this.#session?.signOut();

  async #open(): Promise<void> {
    try {
      this.#session = await this.#parts.openSession();
    } catch (cause) {
      logFailure('Error al buscar el usuario:', cause);
      this.#opening = undefined;
      this.#hold(cause);
      const uid = this.#parts.knownUid();
      this.setState((uid === undefined ? undefined : this.#lastKnown(uid)) ?? this.#failed(uid, cause));
      return;
    }
    this.#session.subscribe(() => void this.#follow());
    await this.#follow();
  }

  /** Shows the state of the person who is signed in now. */
  async #follow(): Promise<void> {
    const { loading = true, user = null } = this.#session?.getState() ?? {};
    if (loading) return;
    // Firebase itself may sign out a person to whom it gives no more tokens.
    if (!user) return this.state.step === 'session-over' ? undefined : this.setState({ step: 'signed-out' });
    if (this.state.step === 'card' && this.state.uid === user.uid && this.state.asOf === undefined) return;
    // The card is not marked as old while a newer one may still come.
    const { asOf: _, ...known } = this.#lastKnown(user.uid) ?? { step: 'loading' };
    this.setState(known);
    await this.#load();
  }

  /** Shows and stores a card that has just come from the server. */
  #current(uid: string, card: Card): StampCardState {
    const kept = { card, at: this.#parts.now() };
    this.#parts.kept.write(uid, kept);
    return shownCard(uid, kept);
  }

  /** The phone's own copy of the card; undefined where it has none. */
  #lastKnown(uid: string): (StampCardState & { readonly step: 'card' }) | undefined {
    const kept = this.#parts.kept.read(uid, this.#parts.barID);
    return kept && { ...shownCard(uid, kept), asOf: kept.at };
  }

  #uid(): string | undefined {
    return this.#session?.getState().user?.uid;
  }

  #load(): Promise<void> {
    this.#loading ??= this.#read().finally(() => {
      this.#loading = undefined;
    });
    return this.#loading;
  }

  /** Reads until the answer is still true when it arrives: the person is the same, and no newer card came meanwhile. */
  async #read(): Promise<void> {
    for (;;) {
      const uid = this.#uid();
      const news = this.#news;
      if (uid === undefined || !this.#session) return;
      const state = await this.#stateOf(this.#session, uid);
      if (uid !== this.#uid() || (news !== this.#news && state.step === 'card')) continue;
      if (state.step === 'failed' && this.state.step === 'session-over') return;
      // A shown card stays when reading it again fails.
      this.setState((state.step === 'failed' && this.#lastKnown(uid)) || state);
      return;
    }
  }

  async #stateOf(session: Session, uid: string): Promise<StampCardState> {
    this.#lastFailure = undefined;
    const data = await this.#userData();
    if (!data) return this.#failed(uid);
    const { kept, barID } = this.#parts;
    const found = this.#cardIn(data);
    if (found) return this.#current(uid, found);
    // Another page on this phone may have forgotten it.
    const isShown = this.state.step === 'card' && this.state.uid === uid;
    const hadCard = isShown || kept.read(uid, barID) !== undefined;
    kept.forget(uid, barID);
    if (hadCard && !data.userFound) {
      // The account was deleted elsewhere (L15): create nothing until somebody signs in.
      await session.signOut();
      return { step: 'signed-out' };
    }
    if (!(await this.#hasProgramme())) return { step: 'ended' };
    if (this.#isHeld()) return this.#failed(uid);
    const claimed = await this.#create();
    if (claimed !== 'created') return claimed === 'ended' ? { step: 'ended' } : this.#failed(uid);
    const after = await this.#userData();
    const created = after && this.#cardIn(after);
    return created ? this.#current(uid, created) : this.#failed(uid);
  }

  /** The person's data; undefined when they cannot be loaded. */
  #userData(): Promise<UserData | undefined> {
    const { calls, wait } = this.#parts;
    return retrieveUserData({ ask: () => calls.readUserData(this.token, this.#noteFailure), wait });
  }

  /** The person's card for this bar; undefined when they have none. */
  #cardIn({ loyaltyCards }: UserData): Card | undefined {
    return loyaltyCards.find(({ bar }) => bar.ID === this.#parts.barID);
  }

  /** Whether a card can be claimed: the page may be older than the bar's decision. True when the server gives no answer. */
  async #hasProgramme(): Promise<boolean> {
    try {
      return (await this.#parts.calls.readBarServices(this.#parts.barID)).loyalty;
    } catch (cause) {
      const said = cause instanceof ApiFailure && cause.status > 0 ? cause.message : '';
      logFailure(said || 'Error al comprobar los servicios del bar', cause);
      this.#hold(cause);
      return true;
    }
  }

  /** Creates a card. `ended`: the bar no longer has a stamp card, although its cached services say so. */
  async #create(): Promise<'created' | 'ended' | 'failed'> {
    try {
      await this.#parts.calls.createCard(this.token, this.#parts.barID);
      return 'created';
    } catch (cause) {
      logFailure('Error al crear una tarjeta de usuario', cause);
      this.#noteFailure(cause);
      return cause instanceof ApiFailure && cause.code === 'no-programme' ? 'ended' : 'failed';
    }
  }
}

/** A card that the server sent at an instant of the phone's clock. */
function shownCard(uid: string, { card, at }: KeptCard): StampCardState & { readonly step: 'card' } {
  const outlasts = card.state !== 'expired' && Date.parse(card.expiration) < at;
  return { step: 'card', uid, card, renewing: false, ...(outlasts && { outlasts }) };
}
