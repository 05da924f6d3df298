/** The server as `main.ts` and `start.ts` run it, on a free port, with the built site of a folder and the emulator's tokens. */
import type { AddressInfo } from 'node:net';
import { emulatorSignIn } from '../../server/auth/sign-in.ts';
import { readConfig } from '../../server/config.ts';
import { runServer } from '../../server/run-server.ts';

const root = process.argv[2] ?? '.';
const config = readConfig({ HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'info', DATA_FOLDER: 'data' });
const app = await runServer({
  config,
  root,
  port: 0,
  signIn: emulatorSignIn(Date.now, () => 'http://127.0.0.1:9'),
  clock: Date.now,
});
process.send?.({ port: (app.server.address() as AddressInfo).port });
