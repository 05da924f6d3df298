/** Installs the programs that tests need, and says loudly what cannot be tested for want of one; where all is to be tested, that is a failure. */
import { installPrograms } from './programs.ts';

const missing = installPrograms();
for (const problem of missing) process.stdout.write(`\n!!! NOT TESTED: ${problem}\n`);
if (missing.length > 0 && process.env['CI']) process.exitCode = 1;
