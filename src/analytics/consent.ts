import { StateStore } from '../ui/state-store.ts';

/** The visitor's answer to the question whether visits may be measured. */
export type Answer = 'accepted' | 'refused';

/** The store of the answer: the browser's local storage, or a test's substitute. */
export type AnswerStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The answer holds for every venue of the site. */
export const ANSWER_KEY = 'carta-consent';

const DAY = 86_400_000;

/** An answer is valid for 24 months at most, whatever it was (the guide of the Spanish data protection agency, AEPD). */
const LONGEST = 730 * DAY;

/** The stored answer; undefined where there is none, where it is too old, and where it cannot be read. */
export function readAnswer(store: AnswerStore, now: Date): Answer | undefined {
  const [answer, date = ''] = store.getItem(ANSWER_KEY)?.split(' ') ?? [];
  // An answer from the future, by more than time zones differ, was given on a clock that was wrong.
  const age = now.getTime() - Date.parse(date);
  if (!(age > -DAY && age < LONGEST)) return undefined;
  return answer === 'accepted' || answer === 'refused' ? answer : undefined;
}

/** The browser's storage; undefined where it stores nothing or is forbidden. */
export function answerStore(): AnswerStore | undefined {
  try {
    const store = window.localStorage;
    const probe = `${ANSWER_KEY}?`;
    store.setItem(probe, '');
    store.removeItem(probe);
    return store;
  } catch {
    return undefined;
  }
}

/**
 * Whether visits may be measured. `open`: the visitor has not answered, and the question is shown. `signalled`: the browser has answered
 * with Global Privacy Control, which is a refusal.
 */
export type ConsentState = 'open' | 'signalled' | Answer;

export type ConsentParts = {
  /** Undefined where the browser stores nothing. Nobody is asked there, because the answer would be forgotten. */
  readonly store: AnswerStore | undefined;
  /** The browser sends Global Privacy Control. */
  readonly signal: boolean;
  readonly now: () => Date;
};

/** The visitor's consent, without a framework. */
export class Consent extends StateStore<ConsentState> {
  readonly #parts: ConsentParts;

  constructor(parts: ConsentParts) {
    super(readState(parts));
    this.#parts = parts;
  }

  /** Sets the visitor's answer, for the first time or again; a refusal withdraws an earlier consent. */
  readonly answer = (answer: Answer): void => {
    if (this.state === 'signalled') return;
    const { store, now } = this.#parts;
    // This page first: other tabs that learn of a withdrawal earlier would delete the cookies that name the running measurements.
    this.#set(answer);
    try {
      // With its day: `accepted 2026-11-20`.
      store?.setItem(ANSWER_KEY, `${answer} ${now().toISOString().slice(0, 10)}`);
    } catch {
      // The storage is full: the answer holds for this page.
    }
  };

  /** Reads the stored answer again, which another page of the site may have changed. */
  readonly readAgain = (): void => {
    if (this.#parts.store) this.#set(readState(this.#parts));
  };

  #set(state: ConsentState): void {
    if (state !== this.state) this.setState(state);
  }
}

function readState({ store, signal, now }: ConsentParts): ConsentState {
  if (signal) return 'signalled';
  if (!store) return 'refused';
  return readAnswer(store, now()) ?? 'open';
}
