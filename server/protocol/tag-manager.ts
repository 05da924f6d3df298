import { ExplainedError } from './explained-error.ts';

/** The environment variable that holds the id of the tag manager's container; build and server read it by the same rule. */
export const TAG_MANAGER = 'CARTA_TAG_MANAGER';

/** What its value must look like. */
export const TAG_MANAGER_ID = /^GTM-[A-Z0-9]+$/;

export const TAG_MANAGER_RULE = 'must be the id of a Google Tag Manager container such as GTM-ABC123';

/** The container of page views, after consent; undefined where the variable is empty. Throws an ExplainedError for anything else. */
export function tagManagerOf(environment: Readonly<Record<string, string | undefined>>): string | undefined {
  const id = environment[TAG_MANAGER];
  if (!id) return undefined;
  if (!TAG_MANAGER_ID.test(id)) throw new ExplainedError(`${TAG_MANAGER} ${TAG_MANAGER_RULE}`);
  return id;
}
