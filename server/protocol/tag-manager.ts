import { ExplainedError } from './explained-error.ts';

/** The environment variable that holds the id of the tag manager's container; build and server check it by the same rule. */
export const TAG_MANAGER = 'CARTA_TAG_MANAGER';

/** The format of its value. */
export const TAG_MANAGER_ID = /^GTM-[A-Z0-9]+$/;

export const TAG_MANAGER_RULE = 'must be the id of a Google Tag Manager container such as GTM-ABC123';

/** The container for page views, after consent; undefined if the variable is empty. Throws an ExplainedError for an invalid value. */
export function tagManagerOf(environment: Readonly<Record<string, string | undefined>>): string | undefined {
  const id = environment[TAG_MANAGER];
  if (!id) return undefined;
  if (!TAG_MANAGER_ID.test(id)) throw new ExplainedError(`${TAG_MANAGER} ${TAG_MANAGER_RULE}`);
  return id;
}
