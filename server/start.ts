import { fileURLToPath } from 'node:url';
import { readConfig } from './config.ts';
import { createApp } from './create-app.ts';
import { explain } from './explain.ts';
import { findPort } from './find-port.ts';
import { listen } from './listen.ts';
import { checkNode } from './node-version.ts';
import { readSite } from './read-site.ts';
import { addressesOf } from './start/addresses.ts';
import { runScript } from './start/run-script.ts';
import { digestSources, recordSite, siteIsCurrent } from './start/site-is-current.ts';
import { welcome } from './start/welcome.ts';

/** `npm start`: compiles the menus, builds the site where it is not current, serves it and says where. */
async function start(): Promise<void> {
  checkNode(process.versions.node);
  const root = fileURLToPath(new URL('..', import.meta.url));
  const config = readConfig(process.env);
  const port = await findPort(config);
  if (port !== config.port && config.port !== 0) {
    process.stdout.write(`Port ${config.port} is taken by another program; using ${port}.\n`);
  }
  const publicUrl = config.publicUrl ?? `http://localhost:${port}`;
  await runScript(root, ['codegen/carta.ts', 'build']);
  const sources = await digestSources(root, [publicUrl, config.tagManager ?? '', process.env['OFFLINE'] ?? '']);
  if (!(await siteIsCurrent(root, sources))) {
    await runScript(root, ['src/app/build.ts'], { ...process.env, PUBLIC_URL: publicUrl });
    await recordSite(root, sources);
  }
  const folder = fileURLToPath(new URL('../dist', import.meta.url));
  const site = await readSite(folder);
  const app = await createApp({ folder, site, config });
  await listen(app, { host: config.host, port });
  const addresses = addressesOf({ host: config.host, port, base: site.base });
  process.stdout.write(await welcome(addresses, { colours: process.stdout.isTTY }));
}

await start().catch(explain);
