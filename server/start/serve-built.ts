import { BASE_PATH } from '../../src/terms/house.ts';
import { readSiteConfig } from '../site-config.ts';
import { signInOf } from '../auth/sign-in.ts';
import { createDemo } from '../demo/create-demo.ts';
import { findPort } from '../find-port.ts';
import { holdData, runServer } from '../run-server.ts';
import { addressesOf, frontPage } from './addresses.ts';
import { runScript } from './run-script.ts';
import { welcome } from './welcome.ts';

/** `npm start` after compiling: builds what changed and serves it; without Firebase as a demo, or in production as menus only. */
export async function serveBuilt(root: string): Promise<void> {
  const config = readSiteConfig(process.env);
  const port = await findPort(config);
  if (port !== config.port && config.port !== 0) {
    process.stdout.write(`Port ${config.port} is taken by another program; using ${port}.\n`);
  }
  const clock = Date.now;
  const out = (text: string): void => void process.stdout.write(text);
  const demo = config.firebase || config.production ? undefined : createDemo({ config, root, clock, out });
  const signIn = demo?.signIn ?? signInOf(config, clock);
  // Before the build: a running server would take the new site over.
  holdData({ config, root, signIn });
  const publicUrl = config.publicUrl ?? `http://localhost:${port}`;
  await runScript(root, ['src/app/build.ts'], { ...process.env, PUBLIC_URL: publicUrl });
  await runServer({ config, root, port, signIn, clock, prepare: demo?.prepare });
  const addresses = addressesOf({ host: config.host, port, base: BASE_PATH });
  out(await welcome(addresses, { colours: process.stdout.isTTY, page: await frontPage() }));
  await demo?.begin(addresses.local);
}
