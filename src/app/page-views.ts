/** Page views to the tag manager (specification, point 7). Loaded by sites that have one, and by no others. */
import { consentTexts } from '../../generated/consent.ts';
import { startAnalytics } from '../analytics/start-analytics.tsx';
import { loadAnew } from '../i18n/use-shown-texts.ts';
import { BASE_PATH } from '../terms/house.ts';
import { logFailure } from '../ui/log.ts';
import { NOT_FOUND, PROFILE, STAFF } from './addresses.ts';

const known = [PROFILE, STAFF].map((name) => `${BASE_PATH}/${name}`);

startAnalytics({
  container: import.meta.env.TAG_MANAGER,
  loadTexts: async (language) => (await loadAnew(consentTexts[language])).texts.consent,
  // All views of an app count as one page, and so do all unknown addresses: a typed address is not reported.
  plainPath: (pathname) => known.find((path) => `${pathname}/`.startsWith(`${path}/`)) ?? `${BASE_PATH}/${NOT_FOUND}`,
}).catch((cause: unknown) => logFailure('Error starting the page views:', cause));
