/** An error whose message is complete for the person at the terminal: what is wrong, and what to do. */
export class ExplainedError extends Error {
  constructor(message?: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }
}

/** Prints an error and ends the process: only the message of an ExplainedError, else the whole error. */
export function explain(error: unknown): never {
  process.stderr.write(`${error instanceof ExplainedError ? error.message : formatted(error)}\n`);
  process.exit(1);
}

const formatted = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));
