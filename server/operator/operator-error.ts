/** The command cannot do what it was asked for; the message says what to do. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
