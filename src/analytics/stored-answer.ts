/** What the visitor answered to the question whether visits may be measured. */
export type Answer = 'accepted' | 'refused';

/** Where the answer is kept: the browser's local storage, or what stands for it in a test. */
export type AnswerStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The answer holds for every venue of the site. */
export const ANSWER_KEY = 'carta-consent';

const DAY = 86_400_000;

/** 24 months at most, whichever way it was answered (the guide of the Spanish data protection agency, AEPD). */
const LONGEST = 730 * DAY;

/** An answer that still holds; undefined where there is none, where it is too old, and where it cannot be read. */
export function readAnswer(store: AnswerStore, now: Date): Answer | undefined {
  const [answer, date = ''] = store.getItem(ANSWER_KEY)?.split(' ') ?? [];
  // Days, not moments: an answer that lies ahead by more than the time zones do was given by a clock that was wrong.
  const age = now.getTime() - Date.parse(date);
  if (!(age > -DAY && age < LONGEST)) return undefined;
  return answer === 'accepted' || answer === 'refused' ? answer : undefined;
}

/** Keeps an answer with its day: `accepted 2026-11-20`. */
export function writeAnswer(store: AnswerStore, answer: Answer, now: Date): void {
  store.setItem(ANSWER_KEY, `${answer} ${now.toISOString().slice(0, 10)}`);
}

/** The browser's storage; undefined where it keeps nothing, or is forbidden. */
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
