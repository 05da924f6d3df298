import { findProgram } from '../support/programs.ts';
import { firstThreeMinutes } from './first-three-minutes.ts';
import { startWebkit } from './webkit-engine.ts';

const [driver, browser, screen] = [findProgram('webkitDriver'), findProgram('webkit'), findProgram('screen')];

firstThreeMinutes('WebKit', driver && browser && screen ? { driver, browser, screen } : undefined, startWebkit);
