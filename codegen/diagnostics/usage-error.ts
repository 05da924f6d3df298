import type { Words } from './words.ts';

/** An error for the person who ran the command, in every language of diagnostics; `message` is the English. */
export class WordedError extends Error {
  readonly words: Words;

  constructor(words: Words) {
    super(words.en);
    this.words = words;
  }
}

/** The command was used in a wrong way: exit status 2. */
export class UsageError extends WordedError {
  override name = 'UsageError';
}
