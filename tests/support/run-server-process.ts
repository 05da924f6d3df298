/**
 * The server as `main.ts` and `start.ts` run it, on a free port or the socket that was passed on, with the built site of a folder and the
 * emulator's tokens.
 */
import type { AddressInfo } from 'node:net';
import { emulatorSignIn } from '../../server/auth/sign-in.ts';
import { readConfig } from '../../server/config.ts';
import { passedSocket } from '../../server/passed-socket.ts';
import { runServer } from '../../server/run-server.ts';

const root = process.argv[2] ?? '.';
const config = readConfig({
  HOST: '127.0.0.1',
  PORT: '0',
  LOG_LEVEL: 'info',
  LIMIT_PER_ADDRESS: '9999999',
  LIMIT_PER_USER: '9999999',
});
const app = await runServer({
  config,
  root,
  port: 0,
  fd: passedSocket(process.env),
  signIn: emulatorSignIn(Date.now, () => 'http://127.0.0.1:9'),
  clock: Date.now,
});
process.send?.({ pid: process.pid, port: (app.server.address() as AddressInfo).port });
