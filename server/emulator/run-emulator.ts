/**
 * The emulator's process: installs it where it is missing, serves it on a free port of this machine, and keeps its accounts in the file
 * that the first argument names, if any. It lives as long as the channel to the process that started it, which ends with that process
 * however it ends.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AccountsFile } from './accounts-file.ts';
import { createEmulatorApp } from './emulator-app.ts';
import { install, isInstalled } from './install.ts';
import { watchLetters } from './letters.ts';
import type { EmulatorMessage } from './messages.ts';

/** How long changed accounts may wait for their file, in milliseconds. */
const SAVE_AFTER = 300;
/** How long the last writing may take, in milliseconds. */
const LAST_SAVE = 3_000;

const tell = (message: EmulatorMessage): Promise<void> =>
  new Promise((resolve) => {
    if (process.connected && process.send) process.send(message, () => resolve());
    else resolve();
  });

const ended = new AbortController();
process.once('disconnect', () => ended.abort());
process.once('SIGTERM', () => ended.abort());
// Ctrl-C reaches every process of the terminal; this one waits until the server has closed.
process.on('SIGINT', () => undefined);

async function run(file: string | undefined): Promise<void> {
  if (!(await isInstalled(import.meta.dirname))) {
    void tell({ kind: 'installing' });
    await install(import.meta.dirname, ended.signal);
  }
  const app = await createEmulatorApp();
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const accounts = file === undefined ? undefined : new AccountsFile(file, origin);
  await accounts?.load();
  const save = async (): Promise<void> => {
    await accounts?.save().catch((error: unknown) => process.stderr.write(`Accounts are not saved. ${error}\n`));
  };
  const readLetters = watchLetters(origin, (letter) => void tell({ kind: 'letter', letter }));
  let waiting: NodeJS.Timeout | undefined;
  server.on('request', ({ method, url }, response) => {
    if (method === 'GET' || method === 'OPTIONS') return;
    response.once('finish', () => {
      if (url?.includes(':sendOobCode')) void readLetters();
      waiting ??= setTimeout(() => {
        waiting = undefined;
        void save();
      }, SAVE_AFTER);
    });
  });
  await tell({ kind: 'ready', port });
  if (!ended.signal.aborted) await once(ended.signal, 'abort');
  setTimeout(() => process.exit(1), LAST_SAVE).unref();
  await save();
}

try {
  await run(process.argv[2]);
  process.exit(0);
} catch (error) {
  await tell({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
  process.exit(1);
}
