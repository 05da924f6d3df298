/** An error whose message tells the person at the terminal all they need: what is wrong, and what to do. */
export class ExplainedError extends Error {
  constructor(message?: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }
}
