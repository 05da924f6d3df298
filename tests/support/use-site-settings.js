/**
 * Loaded by every Node that tests start: gives the project's own code the settings of the tests' site, so that tests pass whatever
 * `menus/_system/site.yaml` says. Copies of the project have settings of their own.
 */
import { registerHooks } from 'node:module';

const own = new URL('../../generated/site.ts', import.meta.url).href;
const tests = new URL('site-settings.ts', import.meta.url).href;

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    return found.url === own ? { ...found, url: tests } : found;
  },
});
