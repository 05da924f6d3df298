import { ExplainedError } from '../explained-error.ts';

/** What a command knows of the process it runs in. */
export type Io = {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** The variables that name the store and the public address. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The project's folder; files that a command is given are relative to `cwd`. */
  readonly root: string;
  readonly cwd: string;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** The terminal shows colours. */
  readonly colours: boolean;
};

/** The command cannot do what it was asked for; the message says what to do. */
export class OperatorError extends ExplainedError {}
