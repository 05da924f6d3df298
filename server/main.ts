import { fileURLToPath } from 'node:url';
import { explain } from './protocol/explained-error.ts';
import { checkNode } from './node-version.ts';
import { serve } from './serve.ts';

/** Serves the built site, in production. `npm start` builds it first. */
async function main(): Promise<void> {
  checkNode(process.versions.node);
  await serve({ environment: process.env, root: fileURLToPath(new URL('..', import.meta.url)), clock: Date.now });
}

await main().catch(explain);
