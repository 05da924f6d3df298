/** Logs a failure to the console (specification, point 8); the page continues without the failed part. */
export function logFailure(message: string, cause: unknown): void {
  // eslint-disable-next-line no-console -- The specification names the console as the place for these.
  console.error(message, cause);
}
