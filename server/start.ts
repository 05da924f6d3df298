import { fileURLToPath } from 'node:url';
import { readConfig } from './config.ts';
import { checkNode } from './node-version.ts';
import { runScript } from './start/run-script.ts';

/** `npm start`. What the compiler makes is loaded when it has made it: the site's settings are among it. */
async function start(): Promise<void> {
  checkNode(process.versions.node);
  const root = fileURLToPath(new URL('..', import.meta.url));
  // A wrong environment is said before anything is written.
  readConfig(process.env);
  await runScript(root, ['codegen/carta.ts', 'build']);
  const { serveBuilt } = await import('./start/serve-built.ts');
  await serveBuilt(root);
}

await start().catch(async (error: unknown) => (await import('./protocol/explained-error.ts')).explain(error));
