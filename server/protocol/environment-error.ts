/** A variable that the build reads has a value that cannot be used; the message says which one, and what it must be. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}
