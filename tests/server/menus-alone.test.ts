import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { filesAddress, versionOf } from '../../src/offline/protocol.ts';
import { buildTestSite } from '../support/built-site.ts';
import { freePort } from '../support/free-port.ts';
import { until } from '../support/until.ts';

let server: ChildProcess;
let site: string;
let data: string;
let address: string;
let log = '';

beforeAll(async () => {
  site = await buildTestSite();
  data = join(tmpdir(), `carta-no-data-${process.pid}`);
  const port = await freePort();
  address = `http://127.0.0.1:${port}/cartasqr`;
  server = spawn(process.execPath, ['server/main.ts'], {
    cwd: dirname(site),
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_FOLDER: data,
    },
  });
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (text) => (log += text));
  await until(() =>
    fetch(`${address}/`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
}, 120_000);

afterAll(() => void server.kill('SIGKILL'));

it('says once at start that there are menus alone, and keeps no database', () => {
  expect(log.match(/Menus alone/g)).toHaveLength(1);
  expect(log).toContain('FIREBASE_PROJECT_ID, FIREBASE_API_KEY and FIREBASE_AUTH_DOMAIN');
  expect(existsSync(data)).toBe(false);
});

it('shows no stamp card on a menu that has one, and no news of tonight', async () => {
  const answer = await fetch(`${address}/parrilla`);
  const document = await answer.text();
  expect(answer.headers.get('server-timing')).toBeNull();
  expect(document).toMatch(/^<!doctype html><html data-alone lang="es"/i);
  expect(document).toContain('[data-alone] :is(.avatar,.gift){display:none}');
  expect((await fetch(`${address}/api/tonight?barID=parrilla`)).status).toBe(404);
});

it('lets phones keep the page as it is served', async () => {
  const document = await (await fetch(`${address}/parrilla`)).bytes();
  const list = await fetch(`${address.slice(0, -'/cartasqr'.length)}${filesAddress(await versionOf(document))}`);
  expect(await list.json()).toMatchObject({ pages: [{ page: 'parrilla' }], keep: true });
});

it('serves the pages of the card, which hear that nobody can sign in', async () => {
  for (const page of ['profile', 'staff']) expect((await fetch(`${address}/${page}`)).status).toBe(200);
  expect((await fetch(`${address}/api/sign-in`)).status).toBe(404);
});
