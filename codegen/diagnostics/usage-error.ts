/** The command was asked for what it cannot do: exit status 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}
