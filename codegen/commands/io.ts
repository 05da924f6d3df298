import type { DiagnosticLanguage } from '../diagnostics/words.ts';

/** What a command knows of the process it runs in. */
export type Io = {
  /** Folders and files are relative to this one. */
  readonly cwd: string;
  /** The language of diagnostics: that of the terminal, or what `--lang` says. */
  readonly language: DiagnosticLanguage;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Asks the person at the terminal, and gives the line that they write; undefined where there is no terminal. */
  readonly ask?: ((question: string) => Promise<string>) | undefined;
  /** Settles when a command that runs on should end; from the call on, a signal no longer ends the process by itself. */
  readonly interrupted: () => Promise<unknown>;
};

export type Format = 'text' | 'json';
