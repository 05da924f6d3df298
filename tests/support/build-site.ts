/** Builds the tests' site ahead of the browser tests: `npm test` runs this while the programs that they need are installed. */
import { buildTestSite } from './built-site.ts';

await buildTestSite();
