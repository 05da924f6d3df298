/** The bundler's process: answers questions until its parent disconnects. */
import { enableCompileCache } from 'node:module';
import type { BundleAnswer, BundleQuestion, Makers } from './bundler.ts';

enableCompileCache();
process.on('message', async ({ name, project, cache: { folder, quality } }: BundleQuestion) => {
  const { makeClient, makeLook } = await import('./code.ts');
  const { BuildCache } = await import('./cache.ts');
  const makers: Makers = { look: makeLook, client: makeClient };
  const made = await makers[name](project, new BuildCache(folder, quality));
  process.send?.({ name, made } satisfies BundleAnswer);
});
