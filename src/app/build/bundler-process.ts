/** The bundler's process: answers questions until its parent disconnects. */
import { enableCompileCache } from 'node:module';
import { explain } from '../../../server/protocol/explained-error.ts';
import type { BundleAnswer, BundleQuestion, Makers } from './bundler.ts';

enableCompileCache();
process.on('message', async ({ name, project, cache: { folder, quality } }: BundleQuestion) => {
  const { makeClient, makeLook } = await import('./code.ts');
  const { BuildCache } = await import('./cache.ts');
  const makers: Makers = { look: makeLook, client: makeClient };
  try {
    const made = await makers[name](project, new BuildCache(folder, quality));
    process.send?.({ name, made } satisfies BundleAnswer);
  } catch (error) {
    explain(error);
  }
});
