import { findProgram } from '../support/programs.ts';
import { firstThreeMinutes } from './first-three-minutes.ts';
import { startFirefox } from './puppeteer-engine.ts';

firstThreeMinutes('Firefox', findProgram('firefox'), startFirefox);
