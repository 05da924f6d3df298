import type { FastifyInstance } from 'fastify';

/** How long open requests may take to end after a signal, in milliseconds. */
const GRACE = 5_000;

/** Opens the port, and closes the server when the process is asked to end: open requests are answered first. */
export async function listen(app: FastifyInstance, { host, port }: { host: string; port: number }): Promise<void> {
  const stop = async () => {
    setTimeout(() => process.exit(1), GRACE).unref();
    await app.close();
    process.exit(0);
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());
  await app.listen({ host, port });
}
