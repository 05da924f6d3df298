import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('run-server-process.ts', import.meta.url));

/** What systemd does with `carta.socket` and `carta.service`: holds a socket, passes it on, and starts the server again when it has ended. */
const SERVICE = `
  while [ -e "$1/dist" ]; do
    sh -c 'LISTEN_FDS=1 LISTEN_PID=$$ exec "$0" "$@"' "$2" "$3" "$1"
  done`;

export type UpgradedServer = {
  readonly port: number;
  /** Asks the process to end, and waits for the next one. */
  readonly restart: () => Promise<void>;
  /** Ends all of it, when `dist` is gone. */
  readonly stop: () => Promise<void>;
};

/** Runs the server with the site in `root`, which holds a folder `dist`, on a socket that outlives its process. */
export async function startUpgradedServer(root: string): Promise<UpgradedServer> {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const { port } = holder.address() as AddressInfo;
  const { fd } = Reflect.get(holder, '_handle') as { fd: number };
  const service = spawn('sh', ['-c', SERVICE, 'sh', root, process.execPath, SCRIPT], {
    stdio: ['ignore', 'ignore', 'inherit', fd, 'ipc'],
  });
  holder.close();
  const started = async (): Promise<number> => ((await once(service, 'message')) as [{ pid: number }])[0].pid;
  let pid = await started();
  return {
    port,
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
