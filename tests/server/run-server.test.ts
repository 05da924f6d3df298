import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat, symlink } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStore } from '../../server/store/open-store.ts';
import { createFixtureSite } from '../support/fixture-site.ts';
import { goodClaims } from '../support/token-authority.ts';

const SCRIPT = fileURLToPath(new URL('../support/run-server-process.ts', import.meta.url));

/** How long a server may take to start on a busy machine, in milliseconds. */
const STARTS = 60_000;

let fixture: Awaited<ReturnType<typeof createFixtureSite>>;
let root: string;
let server: ChildProcess;
let port: number;
let log = '';

beforeEach(async () => {
  fixture = await createFixtureSite();
  root = await mkdtemp(join(tmpdir(), 'carta-run-'));
  await symlink(fixture.folder, join(root, 'dist'));
  log = '';
  server = fork(SCRIPT, [root], { silent: true });
  server.stdout?.on('data', (text) => (log += text));
  server.stderr?.on('data', (text) => (log += text));
  const [{ port: opened }] = (await once(server, 'message')) as [{ port: number }];
  port = opened;
}, STARTS);

afterEach(async () => {
  if (server.exitCode === null) server.kill('SIGKILL');
  await fixture.remove();
  await rm(root, { recursive: true });
});

/** A token as the emulator makes them. */
function tokenOf(uid: string): string {
  const project = { iss: 'https://securetoken.google.com/demo-carta', aud: 'demo-carta' };
  const parts = [
    { alg: 'none', typ: 'JWT' },
    { ...goodClaims(uid, Date.now()), ...project },
  ];
  return `${parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.`;
}

const BODY = JSON.stringify({ barID: 'gottan-granada' });

/** Begins to claim a card, and stops in the middle of the body. */
async function beginClaim(): Promise<{ socket: Socket; answer: () => string }> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
  await once(socket, 'connect');
  socket.write(
    'POST /cartasqr/api/create-new-loyalty-card HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n' +
      `Authorization: Bearer ${tokenOf('dina')}\r\nContent-Length: ${BODY.length}\r\n\r\n${BODY.slice(0, 9)}`,
  );
  await wait(500);
  return { socket, answer: () => answer };
}

const ended = async (): Promise<number | null> =>
  server.exitCode ?? ((await once(server, 'exit')) as [number | null])[0];

it(
  'answers what was accepted when it is asked to end, keeps it, and takes nothing new',
  { timeout: 30_000 },
  async () => {
    const { socket, answer } = await beginClaim();
    server.kill('SIGTERM');
    await wait(500);
    await expect(fetch(`http://127.0.0.1:${port}/cartasqr/ohara`)).rejects.toThrow('fetch failed');
    socket.write(BODY.slice(9));
    // Long before it would be cut off.
    await once(socket, 'close', { signal: AbortSignal.timeout(4_000) });
    expect(answer()).toMatch(/^HTTP\/1\.1 201 Created/);
    expect(await ended()).toBe(0);
    const store = await openStore({ file: join(root, 'data/carta.sqlite') });
    expect((await store.userData('dina', Date.now())).loyaltyCards).toHaveLength(1);
    await store.close();
    expect(log).not.toMatch(/dina|eyJ/);
  },
);

it('ends within 10 s though somebody never sends the rest', { timeout: 30_000 }, async () => {
  const { socket } = await beginClaim();
  const begin = performance.now();
  server.kill('SIGTERM');
  // It gives itself 9.5 s, and ends with another status after them.
  expect(await ended()).toBe(0);
  expect(performance.now() - begin).toBeLessThan(10_000);
  socket.destroy();
});

it('serves pages, says that it is ready, and closes its file at the end', { timeout: 30_000 }, async () => {
  const statuses = await Promise.all(
    ['/cartasqr/ohara', '/ready', '/cartasqr/api/get-bar-services?barID=gottan-granada'].map(
      async (path) => (await fetch(`http://127.0.0.1:${port}${path}`)).status,
    ),
  );
  expect(statuses).toEqual([200, 200, 200]);
  server.kill('SIGINT');
  expect(await ended()).toBe(0);
  // What was in the log of the database stands in its file.
  await expect(stat(join(root, 'data/carta.sqlite-wal'))).rejects.toThrow('ENOENT');
});
