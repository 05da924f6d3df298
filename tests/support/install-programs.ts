/** Installs the programs that tests need, and reports what cannot be tested without a missing one; where everything must be tested, that is a failure. */
import { installPrograms } from './programs.ts';

const missing = installPrograms();
for (const problem of missing) process.stdout.write(`\n!!! NOT TESTED: ${problem}\n`);
if (missing.length > 0 && process.env['CI']) process.exitCode = 1;
