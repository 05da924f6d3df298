import { signInOf } from './auth/sign-in.ts';
import { readSiteConfig } from './site-config.ts';
import { findPort } from './find-port.ts';
import { passedSocket } from './passed-socket.ts';
import { runServer } from './run-server.ts';

type Surroundings = {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The project's folder. */
  readonly root: string;
  readonly clock: () => number;
};

/** Serves the built site until the process is asked to end: what runs in production. */
export async function serve({ environment, root, clock }: Surroundings): Promise<void> {
  const config = readSiteConfig(environment);
  const fd = passedSocket(environment);
  const port = fd === undefined ? await findPort({ ...config, portIsFixed: true }) : config.port;
  await runServer({ config, root, port, fd, signIn: signInOf(config, clock), clock });
}
