import { ExplainedError } from '../../../server/protocol/explained-error.ts';

/**
 * Whether the built site keeps pages on phones for when there is no network: unless `OFFLINE=off` in the environment.
 *
 * @throws {ExplainedError} when the variable says anything but `on` or `off`
 */
export function keepsOffline({ OFFLINE: wish = 'on' }: Readonly<Record<string, string | undefined>>): boolean {
  if (wish === 'off') return false;
  if (wish === 'on' || wish === '') return true;
  throw new ExplainedError(`OFFLINE must be on or off, not ${wish}`);
}
