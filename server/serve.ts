import { signInOf } from './auth/sign-in.ts';
import { readSiteConfig } from './site-config.ts';
import { findPort } from './find-port.ts';
import type { Io } from './operator/io.ts';
import { runServer } from './run-server.ts';

/** Serves the built site, in production, until the process is asked to stop. */
export async function serve({ environment, root, clock }: Pick<Io, 'environment' | 'root' | 'clock'>): Promise<void> {
  const config = readSiteConfig(environment);
  const fd = passedSocket(environment);
  const port = fd === undefined ? await findPort({ ...config, portIsFixed: true }) : config.port;
  await runServer({ config, root, port, fd, signIn: signInOf(config, clock), clock });
}

/** The descriptor of the first socket that systemd passes to a service. */
const FIRST = 3;

/** The socket that systemd holds open between two servers (`carta.socket`); undefined if the process opens a port itself. */
export const passedSocket = (
  { LISTEN_PID, LISTEN_FDS }: Readonly<Record<string, string | undefined>>,
  pid: number = process.pid,
): number | undefined => (Number(LISTEN_PID) === pid && Number(LISTEN_FDS) > 0 ? FIRST : undefined);
