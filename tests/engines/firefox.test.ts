import { findFirefox } from '../support/install-engines.ts';
import { firstThreeMinutes } from './first-three-minutes.ts';
import { startFirefox } from './puppeteer-engine.ts';

firstThreeMinutes('Firefox', findFirefox(), startFirefox);
