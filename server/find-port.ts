import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import type { Config } from './config.ts';
import { ExplainedError } from './protocol/explained-error.ts';

/** How many ports after the default one are tried. */
const TRIES = 20;

/** The port to listen on: the requested one, else the first free one. Throws an ExplainedError if all candidates are taken, or if the host is not an address of this machine. */
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

/** The error for a fixed port that is taken. */
export const takenPort = (port: number, cause?: unknown): ExplainedError =>
  new ExplainedError(
    `Port ${port} is taken by another program. End it, or choose another port: PORT=${port + 1} npm start`,
    { cause },
  );

/** The port that could be opened (for 0, the one assigned), or undefined if it is taken. */
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
