import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('run-server-process.ts', import.meta.url));

/** The script that restarts the server when it has ended, with a socket of its own like systemd's `carta.socket`. */
const SERVICE = `
  while [ -e "$1/dist" ]; do
    sh -c 'LISTEN_PID=$$ exec "$0" "$@"' "$2" "$3" "$1"
  done`;

export type UpgradedServer = {
  readonly port: number;
  /** Asks the process to end, and waits for the next one. */
  readonly restart: () => Promise<void>;
  /** Ends all processes, when `dist` is gone. */
  readonly stop: () => Promise<void>;
};

/**
 * Runs the server with the site in `root`, which has a folder `dist`, on a socket that outlives its process; with an environment, on the port given
 * there, which is closed between two processes.
 */
export async function startUpgradedServer(
  root: string,
  environment?: { readonly PORT: string; readonly DRAIN_SECONDS: string },
): Promise<UpgradedServer> {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const { port } = holder.address() as AddressInfo;
  const { fd } = Reflect.get(holder, '_handle') as { fd: number };
  const service = spawn('sh', ['-c', SERVICE, 'sh', root, process.execPath, SCRIPT], {
    stdio: ['ignore', 'ignore', 'inherit', fd, 'ipc'],
    env: { ...process.env, ...(environment ?? { LISTEN_FDS: '1' }) },
  });
  holder.close();
  const started = async (): Promise<number> => ((await once(service, 'message')) as [{ pid: number }])[0].pid;
  let pid = await started();
  return {
    port: environment ? Number(environment.PORT) : port,
    restart: async () => {
      const next = started();
      process.kill(pid, 'SIGTERM');
      pid = await next;
    },
    stop: async () => {
      if (service.exitCode !== null) return;
      const ended = once(service, 'exit');
      process.kill(pid, 'SIGTERM');
      await ended;
    },
  };
}
