import { findWebkit } from '../support/install-engines.ts';
import { firstThreeMinutes } from './first-three-minutes.ts';
import { startWebkit } from './webkit-engine.ts';

firstThreeMinutes('WebKit', findWebkit(), startWebkit);
