import { fileURLToPath } from 'node:url';
import { readConfig } from './config.ts';
import { createApp } from './create-app.ts';
import { explain } from './explain.ts';
import { findPort } from './find-port.ts';
import { listen } from './listen.ts';
import { checkNode } from './node-version.ts';
import { readSite } from './read-site.ts';

/** Serves the built site: what runs in production. `npm start` builds it first. */
async function main(): Promise<void> {
  checkNode(process.versions.node);
  const config = readConfig(process.env);
  const folder = fileURLToPath(new URL('../dist', import.meta.url));
  const app = await createApp({ folder, site: await readSite(folder), config });
  await listen(app, { host: config.host, port: await findPort({ ...config, portIsFixed: true }) });
}

await main().catch(explain);
