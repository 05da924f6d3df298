/** What only the console is told (specification, point 8); the page goes on without what failed. */
export function logFailure(message: string, cause: unknown): void {
  // eslint-disable-next-line no-console -- The specification names the console as the place for these.
  console.error(message, cause);
}
