import { findProgram } from '../support/programs.ts';
import { firstThreeMinutes } from './first-three-minutes.ts';
import { startChromium } from './puppeteer-engine.ts';

firstThreeMinutes('Chromium', findProgram('chromium'), startChromium);
