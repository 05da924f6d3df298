import { describe } from 'vitest';
import { findProgram } from '../support/programs.ts';
import { LONG } from '../support/long.ts';
import { firstThreeMinutes } from './first-three-minutes.ts';
import { startChromium } from './puppeteer-engine.ts';

// The tests in `tests/e2e` see all of this in Chromium, each by itself.
describe.runIf(LONG)('the same', () => {
  firstThreeMinutes('Chromium', findProgram('chromium'), startChromium);
});
