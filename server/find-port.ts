import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import type { Config } from './config.ts';
import { ExplainedError } from './protocol/explained-error.ts';

/** How many ports after the usual one are tried. */
const TRIES = 20;

/** The port to listen on: the one asked for, else the first free one. Throws an ExplainedError when all that may be are taken, and for an address that is not this machine's. */
export async function findPort({
  port,
  portIsFixed,
  host,
}: Pick<Config, 'port' | 'portIsFixed' | 'host'>): Promise<number> {
  const last = portIsFixed ? port : port + TRIES;
  for (let candidate = port; candidate <= last; candidate += 1) {
    const free = await tryPort(candidate, host);
    if (free !== undefined) return free;
  }
  if (portIsFixed) throw takenPort(port);
  throw new ExplainedError(`Ports ${port} to ${last} are taken. Choose another one: PORT=8080 npm start`);
}

/** What is said of a port that has to be this one. */
export const takenPort = (port: number, cause?: unknown): ExplainedError =>
  new ExplainedError(
    `Port ${port} is taken by another program. End it, or choose another port: PORT=${port + 1} npm start`,
    { cause },
  );

/** The port that could be opened (another one only for 0), or undefined when it is taken. */
async function tryPort(port: number, host: string): Promise<number | undefined> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') return undefined;
    throw new ExplainedError(
      `Nothing can listen at ${host}, port ${port} (${code}). HOST has to be an address of this machine, and ports below 1024 are the system's.`,
      { cause: error },
    );
  } finally {
    server.close();
  }
}
