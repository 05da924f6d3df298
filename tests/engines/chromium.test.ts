import { findBrowser } from '../support/install-browser.ts';
import { firstThreeMinutes } from './first-three-minutes.ts';
import { startChromium } from './puppeteer-engine.ts';

firstThreeMinutes('Chromium', findBrowser(), startChromium);
