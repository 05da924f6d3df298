/** The operator's commands as a process: `npm run server -- <command>`. */
import { fileURLToPath } from 'node:url';
import { explain } from '../explain.ts';
import { checkNode } from '../node-version.ts';
import { run } from './cli.ts';

try {
  checkNode(process.versions.node);
  process.exitCode = await run(process.argv.slice(2), {
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
    environment: process.env,
    root: fileURLToPath(new URL('../..', import.meta.url)),
    // npm runs its scripts in the project's folder, wherever it was called.
    cwd: process.env['INIT_CWD'] ?? process.cwd(),
    clock: Date.now,
    colours: process.stdout.isTTY,
  });
} catch (error) {
  explain(error);
}
