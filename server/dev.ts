import { fileURLToPath } from 'node:url';
import { writeSite } from '../codegen/watch/write-changes.ts';
import { checkNode } from './node-version.ts';

/** `npm run dev`. Every module loads the site's settings, so they are compiled before everything else. */
async function dev(): Promise<void> {
  checkNode(process.versions.node);
  process.chdir(fileURLToPath(new URL('..', import.meta.url)));
  writeSite({ menus: 'menus', out: 'generated' });
  const { serveSources } = await import('./dev/serve-sources.ts');
  await serveSources();
}

await dev().catch(async (error: unknown) => (await import('./protocol/explained-error.ts')).explain(error));
