/** The command was used in a wrong way: exit status 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}
