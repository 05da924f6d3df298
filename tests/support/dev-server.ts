import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { copyProject } from './project-copy.ts';

/** An address without an emulator: tests of this server need no sign-in. */
export const NOBODY = '127.0.0.1:9';

export type DevServer = {
  /** A copy of the project, whose files a test may change. */
  readonly folder: string;
  /** The address of the base path, without a slash at its end. */
  readonly site: string;
  /** The terminal's output so far. */
  readonly terminal: () => string;
  readonly close: () => Promise<void>;
};

/**
 * `npm run dev` on a copy of the project and a free port; resolves when it reports that it is ready. `compiled`: the compiler's output for the same
 * menus.
 */
export async function startDevServer(compiled: string): Promise<DevServer> {
  const project = await copyProject();
  await cp(compiled, join(project.folder, 'generated'), { recursive: true });
  const port = await freePort();
  const server = spawn(process.execPath, ['server/dev.ts', '--port', String(port)], {
    cwd: project.folder,
    env: { ...process.env, NODE_ENV: 'development', HOST: '127.0.0.1', AUTH_EMULATOR: NOBODY },
  });
  let terminal = '';
  await new Promise<void>((resolve, reject) => {
    server.once('exit', () => reject(new Error(`The development server has ended: ${terminal}`)));
    server.stderr.on('data', (text: Buffer) => (terminal += String(text)));
    server.stdout.on('data', (text: Buffer) => {
      terminal += String(text);
      if (terminal.includes('Carta is ready')) resolve();
    });
  });
  return {
    folder: project.folder,
    site: `http://127.0.0.1:${port}/cartasqr`,
    terminal: () => terminal,
    close: async () => {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
      await project.remove();
    },
  };
}
