/** What a command knows of the process it runs in. */
export type Io = {
  /** Folders and files are relative to this one. */
  readonly cwd: string;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Settles when a command that runs on should end. */
  readonly interrupted: Promise<unknown>;
};

export type Format = 'text' | 'json';
