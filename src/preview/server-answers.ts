import { previewDataAddress } from './preview-address.ts';
import type { PreviewData, PreviewPlace, PreviewVenue } from './preview-data.ts';

/** The data of all venues, and of one of them. */
export type Answer = {
  readonly venues: readonly PreviewVenue[];
  /** The places where the venue lacks something. Absent: not known. */
  readonly places?: readonly PreviewPlace[];
  /** Whether this is an earlier answer, because the server does not answer now. */
  readonly isOutdated: boolean;
};

/** Calls a listener whenever the development server reports that its data have changed. Returns a function that stops it. */
export type WatchChanges = (listener: () => void) => () => void;

/** The error of a development server that gives no answer, or an error. */
export class NoServerAnswer extends Error {
  override readonly name = 'NoServerAnswer';
}

/** The answers of the development server, and its last one while it does not answer. */
export class ServerAnswers {
  #last: { readonly venue: string; readonly data: PreviewData } | undefined;
  #isOld = true;

  /**
   * Asks for the current data of all venues and of `venue`, the name of a file.
   *
   * @throws {NoServerAnswer} where the server has never answered
   */
  async ask(venue: string, signal: AbortSignal): Promise<Answer> {
    try {
      const data = await fetchData(venue, signal);
      this.#last = { venue, data };
      this.#isOld = false;
      return { ...data, isOutdated: false };
    } catch (cause) {
      signal.throwIfAborted();
      this.#isOld = true;
      if (!this.#last) throw new NoServerAnswer('The development server does not answer', { cause });
      const { venues, places } = this.#last.data;
      return { venues, ...(this.#last.venue === venue && { places }), isOutdated: true };
    }
  }

  /** Whether the server's last answer was about that venue, and nothing has changed since. */
  isCurrent(venue: string): boolean {
    return !this.#isOld && this.#last?.venue === venue;
  }

  /** Marks the last answer as old. Call it when the data have changed. */
  expire(): void {
    this.#isOld = true;
  }
}

async function fetchData(venue: string, signal: AbortSignal): Promise<PreviewData> {
  const response = await fetch(previewDataAddress(venue), { signal });
  if (!response.ok) throw new Error(`Status ${response.status}`);
  return (await response.json()) as PreviewData;
}
