import { previewDataAddress } from './preview-address.ts';
import type { PreviewData, PreviewPlace, PreviewVenue } from './preview-data.ts';

/** What is known of the venues, and of one of them. */
export type Answer = {
  readonly venues: readonly PreviewVenue[];
  /** What the venue lacks. Absent: not known. */
  readonly places?: readonly PreviewPlace[];
  /** Whether the server did not answer, so that this is what it said before. */
  readonly isLost: boolean;
};

/** Calls a listener whenever the development server says that its data has changed; gives back what ends that. */
export type WatchChanges = (listener: () => void) => () => void;

/** The development server did not answer, or with an error. */
export class ServerLost extends Error {
  override readonly name = 'ServerLost';
}

/** What the development server says of the venues, and what it said last while it does not answer. */
export class ServerAnswers {
  #last: { readonly venue: string; readonly data: PreviewData } | undefined;
  #isOld = true;

  /**
   * Asks for what is known by now; `venue` is the name of a file.
   *
   * @throws {ServerLost} where the server has never answered
   */
  async ask(venue: string, signal: AbortSignal): Promise<Answer> {
    try {
      const data = await fetchData(venue, signal);
      this.#last = { venue, data };
      this.#isOld = false;
      return { ...data, isLost: false };
    } catch (cause) {
      signal.throwIfAborted();
      this.#isOld = true;
      if (!this.#last) throw new ServerLost('The development server does not answer', { cause });
      const { venues, places } = this.#last.data;
      return { venues, ...(this.#last.venue === venue && { places }), isLost: true };
    }
  }

  /** Whether the server's last answer was of that venue, and nothing has changed since. */
  isCurrent(venue: string): boolean {
    return !this.#isOld && this.#last?.venue === venue;
  }

  /** To be called when the data has changed. */
  expire(): void {
    this.#isOld = true;
  }
}

async function fetchData(venue: string, signal: AbortSignal): Promise<PreviewData> {
  const response = await fetch(previewDataAddress(venue), { signal });
  if (!response.ok) throw new Error(`Status ${response.status}`);
  return (await response.json()) as PreviewData;
}
