import { publicUrlOf } from '../../../server/protocol/public-url.ts';
import { tagManagerOf } from '../../../server/protocol/tag-manager.ts';
import { PUBLIC_URL } from '../../terms/house.ts';
import { ExplainedError } from '../../../server/protocol/explained-error.ts';

/** The origin that pages name as theirs (canonical link, share tags) where neither PUBLIC_URL nor the site's settings say it: that of `npm start`. */
const LOCAL_ORIGIN = 'http://localhost:4000';

/** A site's values from the environment and the calendar, as constants of `import.meta.env` in its sources. */
export const siteValues = (environment: Readonly<Record<string, string | undefined>>) => ({
  OFFLINE: keepsOffline(environment),
  PUBLIC_URL: publicUrlOf(environment) || PUBLIC_URL || LOCAL_ORIGIN,
  // Empty where there is none; the bundle then leaves out the code for it.
  TAG_MANAGER: tagManagerOf(environment) ?? '',
  // The structured data give yearly days their dates.
  YEAR: new Date().getUTCFullYear(),
});

/** The same values in the form that a bundler expects. */
export const definitionsOf = (values: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]));

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
