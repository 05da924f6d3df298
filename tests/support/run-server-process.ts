/**
 * The server as `main.ts` and `start.ts` run it, on a given port, a free one or an inherited socket, with the built site of a folder and the
 * emulator's tokens.
 */
import type { AddressInfo } from 'node:net';
import { emulatorSignIn } from '../../server/auth/sign-in.ts';
import { readConfig } from '../../server/config.ts';
import { passedSocket } from '../../server/serve.ts';
import { runServer } from '../../server/run-server.ts';

const root = process.argv[2] ?? '.';
const { PORT = '0', DRAIN_SECONDS } = process.env;
const config = readConfig({
  HOST: '127.0.0.1',
  PORT,
  DRAIN_SECONDS,
  LOG_LEVEL: 'info',
  LIMIT_PER_ADDRESS: '9999999',
  LIMIT_PER_USER: '9999999',
});
const app = await runServer({
  config,
  root,
  port: config.port,
  fd: passedSocket(process.env),
  signIn: emulatorSignIn(Date.now, () => 'http://127.0.0.1:9'),
  clock: Date.now,
});
process.send?.({ pid: process.pid, port: (app.server.address() as AddressInfo).port });
