/** Builds the tests' site, so that it stands when the browser tests ask for it: `npm test` does so while the programs that they need are installed. */
import { buildTestSite } from './built-site.ts';

await buildTestSite();
