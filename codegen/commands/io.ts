import type { DiagnosticLanguage } from '../diagnostics/words.ts';

/** The interface of a command to its process. */
export type Io = {
  /** Folders and files are relative to this one. */
  readonly cwd: string;
  /** The language of diagnostics: that of the terminal, or of `--lang`. */
  readonly language: DiagnosticLanguage;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Asks the person at the terminal, and resolves to their line; undefined if there is no terminal. */
  readonly ask?: ((question: string) => Promise<string>) | undefined;
  /** Resolves when a long-running command should stop; after the call, a signal no longer ends the process by itself. */
  readonly interrupted: () => Promise<unknown>;
};

export type Format = 'text' | 'json';
