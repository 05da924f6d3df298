import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from './config.ts';
import { checkNode } from './node-version.ts';
import { readEnvFile } from './operator/io.ts';
import { runScript } from './start/run-script.ts';

/** `npm start`. Generated modules, such as the site's settings, are imported only after the compiler has written them. */
async function start(): Promise<void> {
  checkNode(process.versions.node);
  const root = fileURLToPath(new URL('..', import.meta.url));
  readEnvFile(join(root, '.env'));
  // An invalid environment is reported before anything is written.
  readConfig(process.env);
  await runScript(root, ['codegen/carta.ts', 'build']);
  const { serveBuilt } = await import('./start/serve-built.ts');
  await serveBuilt(root);
}

await start().catch(async (error: unknown) => (await import('./protocol/explained-error.ts')).explain(error));
