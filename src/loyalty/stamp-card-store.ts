import type { Card } from '../../server/protocol/card.ts';
import { ApiFailure } from '../session/call-api.ts';
import type { KeptCard } from '../session/kept-card.ts';
import type { Session } from '../session/session.ts';
import { logFailure } from '../ui/log.ts';
import type { LoyaltyCalls } from './loyalty-calls.ts';
import { retrieveUserData } from './user-data.ts';

/** What the panel of the stamp card shows. */
export type StampCardState =
  | { readonly step: 'loading' }
  | { readonly step: 'signed-out' }
  /** The bar has no stamp card any more, and this person has none of it. */
  | { readonly step: 'ended' }
  /** Nothing could be loaded. `uid` where it is known who it would be for: their code can be shown all the same (L7). */
  | { readonly step: 'failed'; readonly uid: string | undefined }
  | {
      readonly step: 'card';
      readonly uid: string;
      readonly card: Card;
      readonly renewing: boolean;
      /** It is not known whether it is still so: it was at this time, in milliseconds since 1970 (L18). */
      readonly asOf?: number;
    };

export type StampCardParts = {
  readonly barID: string;
  /** Rejects where nothing can be known of who is signed in. */
  readonly openSession: () => Promise<Session>;
  readonly calls: LoyaltyCalls;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Who was signed in when this phone last knew. */
  readonly knownUid: () => string | undefined;
  /** What the phone keeps of cards that it has seen. */
  readonly kept: {
    readonly read: (uid: string, barID: string) => KeptCard | undefined;
    readonly write: (uid: string, kept: KeptCard) => void;
  };
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

/**
 * The card of whoever is signed in, for the bar of the page (specification, point 4): loaded after sign-in, created where there is none,
 * loaded again when somebody may have changed it. One load at a time, however often it is asked for.
 */
export class StampCardStore {
  readonly #parts: StampCardParts;
  readonly #listeners = new Set<() => void>();
  #state: StampCardState = { step: 'loading' };
  #session: Session | undefined;
  #opening: Promise<void> | undefined;
  #loading: Promise<void> | undefined;
  /** Counts cards that came from elsewhere: an answer that was asked for before one of them is older than it. */
  #news = 0;

  constructor(parts: StampCardParts) {
    this.#parts = parts;
  }

  readonly getState = (): StampCardState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Opens the session and loads the card; from then on sign-ins and sign-outs are followed. Called again it does nothing more. */
  start(): Promise<void> {
    this.#opening ??= this.#open();
    return this.#opening;
  }

  /** The diner wants it tried once more. */
  async retry(): Promise<void> {
    this.#set({ step: 'loading' });
    if (this.#session) await this.#load();
    else await this.start();
  }

  /** Looks whether the card has changed; what is shown stays meanwhile, and where nothing can be had (L14). */
  async refresh(): Promise<void> {
    if (!this.#session) await this.start();
    else if (this.#state.step === 'card' || this.#state.step === 'failed') await this.#load();
  }

  /** A card that the server has told of. Others than that of this bar are not for here. */
  take(card: Card): void {
    if (card.bar.ID !== this.#parts.barID) return;
    this.#news++;
    const uid = this.#uid();
    if (uid !== undefined) this.#set(this.#current(uid, card));
  }

  /** Closes an expired card and begins another (L11). */
  async renew(): Promise<void> {
    if (this.#state.step !== 'card' || this.#state.renewing || !this.#session) return;
    this.#set({ ...this.#state, renewing: true });
    await this.#create(this.#session);
    await this.#load();
    if (this.#state.step === 'card') this.#set({ ...this.#state, renewing: false });
  }

  /** An ID token that is valid now; rejects as `Session.token` does. */
  readonly token = async (): Promise<string> => (this.#session ?? (await this.#parts.openSession())).token();

  async #open(): Promise<void> {
    try {
      this.#session = await this.#parts.openSession();
    } catch (cause) {
      logFailure('Error al buscar el usuario:', cause);
      this.#opening = undefined;
      const uid = this.#parts.knownUid();
      this.#set((uid === undefined ? undefined : this.#lastKnown(uid)) ?? { step: 'failed', uid });
      return;
    }
    this.#session.subscribe(() => void this.#follow());
    await this.#follow();
  }

  /** Shows what belongs to whoever is signed in now. */
  async #follow(): Promise<void> {
    const { loading = true, user = null } = this.#session?.getState() ?? {};
    if (loading) return;
    if (!user) return this.#set({ step: 'signed-out' });
    if (this.#state.step === 'card' && this.#state.uid === user.uid && this.#state.asOf === undefined) return;
    // It is said to be old once it is certain that nothing newer comes.
    const { asOf: _, ...known } = this.#lastKnown(user.uid) ?? { step: 'loading' };
    this.#set(known);
    await this.#load();
  }

  /** A card that has just come from the server. */
  #current(uid: string, card: Card): StampCardState {
    this.#parts.kept.write(uid, { card, at: this.#parts.now() });
    return { step: 'card', uid, card, renewing: false };
  }

  /** The card as this phone last saw it; undefined where it never did. */
  #lastKnown(uid: string): (StampCardState & { readonly step: 'card' }) | undefined {
    const kept = this.#parts.kept.read(uid, this.#parts.barID);
    return kept && { step: 'card', uid, card: kept.card, renewing: false, asOf: kept.at };
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

  /** Until what was read is still true when it has come: the person is the same, and no news overtook it. */
  async #read(): Promise<void> {
    for (;;) {
      const uid = this.#uid();
      const news = this.#news;
      if (uid === undefined || !this.#session) return;
      const state = await this.#stateOf(this.#session, uid);
      if (uid !== this.#uid() || (news !== this.#news && state.step === 'card')) continue;
      // A card that is shown is not taken away because a look at it failed.
      this.#set((state.step === 'failed' && this.#lastKnown(uid)) || state);
      return;
    }
  }

  async #stateOf(session: Session, uid: string): Promise<StampCardState> {
    const found = await this.#find(session);
    if (found === 'unknown') return { step: 'failed', uid };
    if (found) return this.#current(uid, found);
    if (!(await this.#hasProgramme())) return { step: 'ended' };
    if (!(await this.#create(session))) return { step: 'failed', uid };
    const created = await this.#find(session);
    return created && created !== 'unknown' ? this.#current(uid, created) : { step: 'failed', uid };
  }

  /** The card for this bar; undefined when this person has none. */
  async #find(session: Session): Promise<Card | 'unknown' | undefined> {
    const { calls, wait, barID } = this.#parts;
    const data = await retrieveUserData({ ask: () => calls.readUserData(session.token), wait });
    if (!data) return 'unknown';
    return data.loyaltyCards.find(({ bar }) => bar.ID === barID);
  }

  /** Whether a card can be claimed: the menu may be older than the bar's decision. Who does not know asks for a card all the same. */
  async #hasProgramme(): Promise<boolean> {
    try {
      return (await this.#parts.calls.readBarServices(this.#parts.barID)).loyalty;
    } catch (cause) {
      const said = cause instanceof ApiFailure && cause.status > 0 ? cause.message : '';
      logFailure(said || 'Error al comprobar los servicios del bar', cause);
      return true;
    }
  }

  async #create(session: Session): Promise<boolean> {
    try {
      await this.#parts.calls.createCard(session.token, this.#parts.barID);
      return true;
    } catch (cause) {
      logFailure('Error al crear una tarjeta de usuario', cause);
      return false;
    }
  }

  #set(state: StampCardState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
