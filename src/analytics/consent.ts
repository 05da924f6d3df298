import { type Answer, type AnswerStore, readAnswer, writeAnswer } from './stored-answer.ts';

/**
 * Whether visits may be measured: `open` until the visitor answers, and only then is the question there. `signalled`: the browser has
 * answered, with Global Privacy Control; that is a refusal.
 */
export type ConsentState = 'open' | 'signalled' | Answer;

export type ConsentParts = {
  /** Undefined where the browser keeps nothing: there nobody is asked, because the answer would be forgotten. */
  readonly store: AnswerStore | undefined;
  /** The browser sends Global Privacy Control. */
  readonly signal: boolean;
  readonly now: () => Date;
};

/** The visitor's consent, without a framework: what it is, and who is told when it changes. */
export class Consent {
  #state: ConsentState;
  readonly #parts: ConsentParts;
  readonly #listeners = new Set<() => void>();

  constructor(parts: ConsentParts) {
    this.#parts = parts;
    this.#state = this.#read();
  }

  readonly getState = (): ConsentState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The visitor answers, for the first time or anew; refusing what was accepted withdraws it. */
  readonly answer = (answer: Answer): void => {
    if (this.#state === 'signalled') return;
    const { store, now } = this.#parts;
    // This page first: where other tabs hear of a withdrawal sooner, they delete the cookies that tell it what to switch off.
    this.#set(answer);
    try {
      if (store) writeAnswer(store, answer, now());
    } catch {
      // The storage is full: the answer holds for this page.
    }
  };

  /** Another page of the site may have been answered. */
  readonly readAgain = (): void => {
    if (this.#parts.store) this.#set(this.#read());
  };

  #read(): ConsentState {
    const { store, signal, now } = this.#parts;
    if (signal) return 'signalled';
    if (!store) return 'refused';
    return readAnswer(store, now()) ?? 'open';
  }

  #set(state: ConsentState): void {
    if (state === this.#state) return;
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
