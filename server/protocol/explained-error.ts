/** An error whose message tells the person at the terminal all they need: what is wrong, and what to do. */
export class ExplainedError extends Error {
  constructor(message?: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }
}

/** Ends the process and says what went wrong: only the message where that is enough, else the whole error. */
export function explain(error: unknown): never {
  process.stderr.write(`${error instanceof ExplainedError ? error.message : formatted(error)}\n`);
  process.exit(1);
}

const formatted = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));
