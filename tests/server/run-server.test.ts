import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, symlinkSync } from 'node:fs';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastify from 'fastify';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { listen } from '../../server/run-server.ts';
import { openStore } from '../../server/store/open-store.ts';
import { createFixtureSite } from '../support/fixture-site.ts';
import { ownFolder } from '../support/own-folder.ts';
import { RawSocket } from '../support/raw-socket.ts';
import { emulatorToken } from '../support/token-authority.ts';

const SCRIPT = fileURLToPath(new URL('../support/run-server-process.ts', import.meta.url));

/** Sends the start of a request, which the server has when this ends: the request before it in the same packet is answered. */
async function begin(port: number, request: string): Promise<{ socket: Socket; heard: () => string }> {
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.setEncoding('utf8').on('data', (text: string) => (heard += text));
  await once(socket, 'connect');
  socket.write(`GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n${request}`);
  await once(socket, 'data');
  return { socket, heard: () => heard };
}

it.skipIf(process.platform !== 'linux')('serves while the disk of its log is full', async () => {
  const site = await createFixtureSite();
  onTestFinished(site.remove);
  const root = ownFolder();
  symlinkSync(site.folder, join(root, 'dist'));
  const full = openSync('/dev/full', 'w');
  const server = fork(SCRIPT, [root], { stdio: ['ignore', full, 'inherit', 'ipc'] });
  closeSync(full);
  onTestFinished(() => void server.kill('SIGKILL'));
  const [{ port }] = (await once(server, 'message')) as [{ port: number }];
  for (let visit = 0; visit < 20; visit += 1) {
    const { status } = await fetch(`http://127.0.0.1:${port}/cartasqr/ohara`);
    expect(status).toBe(200);
  }
});

it('serves until it is asked to end, then answers what it has accepted, keeps it, and takes nothing new', async () => {
  const site = await createFixtureSite();
  onTestFinished(site.remove);
  const root = ownFolder();
  const file = join(root, 'data/carta.sqlite');
  symlinkSync(site.folder, join(root, 'dist'));
  const before = await openStore({ file });
  const { token } = await before.invite({ by: undefined, barID: 'taberna', role: 'staff', now: Date.now() });
  await before.close();

  const server: ChildProcess = fork(SCRIPT, [root], { silent: true });
  onTestFinished(() => void server.kill('SIGKILL'));
  const exited = once(server, 'exit');
  let log = '';
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (text) => (log += text));
  const [{ port }] = (await once(server, 'message')) as [{ port: number }];
  const statusOf = (path: string): Promise<number | 'refused'> =>
    fetch(`http://127.0.0.1:${port}${path}`).then(
      ({ status }) => status,
      () => 'refused' as const,
    );
  expect(await statusOf('/cartasqr/ohara')).toBe(200);
  expect(await statusOf('/ready')).toBe(200);
  // A phone that is gone answers nothing any more, not that its socket is closed either.
  const gone = new RawSocket(port);
  expect(await gone.heard('"sid"')).toBe(true);

  const body = JSON.stringify({ token });
  const { socket, heard } = await begin(
    port,
    'POST /cartasqr/api/invitations/accept HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n' +
      `Authorization: Bearer ${emulatorToken('wanda')}\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 9)}`,
  );
  server.kill('SIGTERM');
  await expect.poll(() => statusOf('/cartasqr/ohara')).toBe('refused');
  socket.write(body.slice(9));
  expect(await exited).toEqual([0, null]);
  expect(heard()).toContain('HTTP/1.1 200 OK\r\n');
  expect(heard()).toContain('{"barID":"taberna","name":"taberna","role":"staff"}');
  // What was in the log of the database stands in its file.
  expect(existsSync(`${file}-wal`)).toBe(false);
  const after = await openStore({ file });
  expect(await after.roleOf({ uid: 'wanda', barID: 'taberna' })).toBe('staff');
  await after.close();
  expect(log).not.toMatch(/wanda|eyJ|no database/);
});

it('does not start on the SQLite file of another server, which would not hear of its stamps, until that has died', async () => {
  const site = await createFixtureSite();
  onTestFinished(site.remove);
  const root = ownFolder();
  symlinkSync(site.folder, join(root, 'dist'));
  const start = () => {
    const server = fork(SCRIPT, [root], { silent: true });
    onTestFinished(() => void server.kill('SIGKILL'));
    return server;
  };
  const first = start();
  let log = '';
  first.stdout?.on('data', (text) => (log += text));
  await once(first, 'message');
  await expect.poll(() => log).toContain('There was no database, or an empty one');
  // On a full disk a journal of the lock could not be written.
  expect(existsSync(join(root, 'data/server.lock-journal'))).toBe(false);
  const second = start();
  let said = '';
  second.stderr?.on('data', (text) => (said += text));
  expect(await Promise.race([once(second, 'message').then(() => 'started'), once(second, 'exit')])).toEqual([1, null]);
  expect(said).toContain(`Another server is running on ${join(root, 'data')}`);
  first.kill('SIGKILL');
  await once(first, 'exit');
  await once(start(), 'message');
});

describe('a server that is asked to end', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  /** A server in this process, which hears signals only of the test and does not end the process; `last` is done when it closes. */
  async function open(last: () => Promise<void> = async () => undefined, drain = 0) {
    const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
    const listened = vi.spyOn(process, 'once').mockReturnValue(process);
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
    const app = fastify();
    app.get('/health', async () => (app.isEnding ? 'ending' : 'healthy'));
    app.post('/slow', async () => 'read');
    app.addHook('onClose', last);
    await listen(app, { host: '127.0.0.1', port: 0, drain });
    const signals = new Map(listened.mock.calls as [string, () => void][]);
    const { port } = app.server.address() as AddressInfo;
    return { exit, port, signal: (name: string) => signals.get(name)?.() };
  }

  it('cuts off after 6 s who never sends the rest, and ends in order', async () => {
    const { exit, port, signal } = await open();
    const { socket } = await begin(port, 'POST /slow HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nx');
    const closed = once(socket, 'close');
    signal('SIGINT');
    await vi.advanceTimersByTimeAsync(5_999);
    expect(socket.closed).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await closed;
    vi.useRealTimers();
    await expect.poll(() => exit.mock.calls).toEqual([[0]]);
  });

  it('first goes on for a while, where it was told to, and says that it will end', async () => {
    const { exit, port, signal } = await open(undefined, 2_000);
    const health = () => fetch(`http://127.0.0.1:${port}/health`).then((answer) => answer.text());
    expect(await health()).toBe('healthy');
    signal('SIGTERM');
    expect(await health()).toBe('ending');
    await vi.advanceTimersByTimeAsync(1_999);
    expect(await health()).toBe('ending');
    await vi.advanceTimersByTimeAsync(1);
    await expect(health()).rejects.toThrow('fetch failed');
    vi.useRealTimers();
    await expect.poll(() => exit.mock.calls).toEqual([[0]]);
  });

  it('ends within 10 s whatever it waits for, and says that it was not in order', async () => {
    const last = Promise.withResolvers<void>();
    const { exit, signal } = await open(() => last.promise);
    signal('SIGTERM');
    await vi.advanceTimersByTimeAsync(9_499);
    expect(exit).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(exit.mock.calls).toEqual([[1]]);
    last.resolve();
    vi.useRealTimers();
    await expect.poll(() => exit.mock.calls).toEqual([[1], [0]]);
  });
});
