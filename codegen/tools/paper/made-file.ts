/** A file to print, not yet written. */
export type MadeFile = {
  readonly name: string;
  readonly bytes: string | Uint8Array;
  /** What it is, in a few words. */
  readonly about: string;
};
