import type { FastifyInstance } from 'fastify';

/** After a signal, in milliseconds: how long requests that are under way may take to end, and the whole process. */
const GRACE = { requests: 6_000, process: 9_500 };

/** How often connections are closed whose last request has been answered, in milliseconds. */
const IDLE = 50;

export type ListenAt = {
  readonly host: string;
  readonly port: number;
  /** A socket that is open already, in the place of host and port. */
  readonly fd?: number | undefined;
  /** How long the server goes on after a signal while it says that it will end, in milliseconds. */
  readonly drain?: number;
};

/**
 * Opens the port, and closes the server when the process is asked to end: it takes no new requests, answers those that it has accepted, and
 * then closes whatever depends on it. Clients that are too slow for that are cut off.
 */
export async function listen(app: FastifyInstance, { host, port, fd, drain = 0 }: ListenAt): Promise<void> {
  const stop = async () => {
    app.isEnding = true;
    if (drain > 0) await new Promise((go) => setTimeout(go, drain));
    // Closing a server ends connections that are idle at that moment, not those that become idle after their last answer.
    setInterval(() => app.server.closeIdleConnections(), IDLE).unref();
    setTimeout(() => app.server.closeAllConnections(), GRACE.requests).unref();
    setTimeout(() => process.exit(1), GRACE.process).unref();
    await app.close();
    process.exit(0);
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());
  await app.listen({ host, port, ...(fd !== undefined && { fd }) });
}
