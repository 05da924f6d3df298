/** The operator's commands as a process: `npm run server -- <command>`. */
import { join, resolve } from 'node:path';
import { explain } from '../protocol/explained-error.ts';
import { checkNode } from '../node-version.ts';
import { run } from './cli.ts';
import { readEnvFile } from './io.ts';

const root = resolve(import.meta.dirname, '../..');
try {
  checkNode(process.versions.node);
  readEnvFile(join(root, '.env'));
  process.exitCode = await run(process.argv.slice(2), {
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
    environment: process.env,
    root,
    // npm runs scripts in the project's folder, wherever it was called.
    cwd: process.env['INIT_CWD'] ?? process.cwd(),
    clock: Date.now,
    colours: process.stdout.isTTY,
  });
} catch (error) {
  explain(error);
}
