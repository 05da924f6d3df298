import type { AddressInfo } from 'node:net';
import { createApp } from '../../server/create-app.ts';
import { readSite } from '../../server/read-site.ts';

/** A built site as the product's own server hands it out. */
export type ServedSite = {
  /** The address of its base path, without a slash at its end. */
  readonly address: string;
  readonly close: () => Promise<unknown>;
};

/** Serves the built site of a folder on a free port. */
export async function serveSite(folder: string): Promise<ServedSite> {
  const app = await createApp({
    folder,
    site: await readSite(folder),
    config: { publicUrl: undefined, logLevel: 'warn' },
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/cartasqr`, close: () => app.close() };
}
