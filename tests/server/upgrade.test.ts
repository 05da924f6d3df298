import { execFileSync } from 'node:child_process';
import { readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import https from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { passedSocket } from '../../server/serve.ts';
import { openStore } from '../../server/store/open-store.ts';
import { startCaddy } from '../support/caddy.ts';
import { createFixtureSite } from '../support/fixture-site.ts';
import { freePort } from '../support/free-port.ts';
import { hostProgram } from '../support/host-programs.ts';
import { LONG } from '../support/long.ts';
import { ownFolder } from '../support/own-folder.ts';
import { emulatorToken } from '../support/token-authority.ts';
import { startUpgradedServer, type UpgradedServer } from '../support/upgraded-server.ts';

const caddy = hostProgram('caddy');
const [major = 0, minor = 0, patch = 0] = caddy
  ? (/[\d.]+/.exec(execFileSync(caddy, ['version'], { encoding: 'utf8' }))?.[0] ?? '').split('.').map(Number)
  : [];
/** Before that it tells whoever writes at once that there is no server, and lets only readers wait. */
const WRITERS_WAIT = major * 10_000 + minor * 100 + patch >= 20_705;
if (caddy && !WRITERS_WAIT)
  process.stderr.write('\n!!! NOT TESTED: writing through Caddy, which is older than 2.7.5.\n');

const UPGRADES = LONG ? 5 : 1;
/** As many are accepted while the server is upgraded, at the most. */
const INVITATIONS = 200;

type Answer = { readonly status: number; readonly body: string };

/** Where guests ask: a port of this machine, and with a certificate's authority by https. */
type Door = { readonly port: number; readonly authority?: Buffer };

/** One request on a connection of its own, as a proxy makes them. */
async function ask({ port, authority }: Door, path: string, write?: { uid: string; body: string }): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const headers = write && {
    'content-type': 'application/json',
    'content-length': write.body.length,
    authorization: `Bearer ${emulatorToken(write.uid)}`,
  };
  const options = {
    port,
    host: authority ? 'localhost' : '127.0.0.1',
    path,
    agent: false,
    ...(write && { method: 'POST', headers }),
  };
  (authority ? https.request({ ...options, ca: authority }) : request(options))
    .on('response', (response) => {
      text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject);
    })
    .on('error', reject)
    .end(write?.body);
  return promise;
}

type Losses = {
  /** What was not answered, or not well. */
  readonly lost: readonly unknown[];
  /** Of what was acknowledged, what the store does not know; and whether that was more than there were upgrades. */
  readonly forgotten: readonly unknown[];
  readonly acknowledged: boolean;
  /** What guests see in the end. */
  readonly seen: string;
};

/** Upgrades a server, which `prepare` starts on the site in a folder and gives a door to, while guests go on. */
async function upgradeUnderGuests(
  prepare: (root: string) => Promise<{ readonly server: UpgradedServer; readonly door: Door }>,
  { writes = true } = {},
): Promise<Losses> {
  const root = ownFolder();
  const [before, after] = await Promise.all([createFixtureSite(), createFixtureSite()]);
  onTestFinished(before.remove);
  onTestFinished(after.remove);
  await Promise.all(['', '.br'].map((ending) => rm(join(after.folder, `documents/ohara-index.html${ending}`))));
  await writeFile(join(after.folder, 'documents/ohara-index.html'), '<h1>Ohara, new</h1>');
  await symlink(before.folder, join(root, 'dist'));
  const store = await openStore({ file: join(root, 'data/carta.sqlite') });
  onTestFinished(store.close);
  const invite = () => store.invite({ by: undefined, barID: 'taberna', role: 'staff', now: Date.now() });
  const invitations = await Promise.all(Array.from({ length: INVITATIONS }, invite));

  const { server, door } = await prepare(root);
  const end = async () => {
    await rm(join(root, 'dist'), { force: true });
    await server.stop();
  };
  onTestFinished(end);
  const answers: Answer[] = [];
  const accepted: string[] = [];
  const lost: unknown[] = [];
  const closed = new AbortController();
  const again = async (visit: () => Promise<void>): Promise<void> => {
    while (!closed.signal.aborted) await visit().catch((error: unknown) => lost.push(error));
  };
  const read = async () => void answers.push(await ask(door, '/cartasqr/ohara'));
  const write = async () => {
    const invitation = writes ? invitations.pop() : undefined;
    if (!invitation) return read();
    const uid = `waiter-${invitations.length}`;
    const answer = await ask(door, '/cartasqr/api/invitations/accept', {
      uid,
      body: JSON.stringify({ token: invitation.token }),
    });
    answers.push(answer);
    if (answer.status === 200) accepted.push(uid);
  };
  const guests = [read, read, write, write].map(again);
  const progress = async () => {
    const goal = answers.length + 20;
    await expect.poll(() => answers.length + lost.length).toBeGreaterThan(goal);
  };

  for (let upgrade = 0; upgrade < UPGRADES; upgrade += 1) {
    await progress();
    if (upgrade === 0) {
      await symlink(after.folder, join(root, 'next'));
      await rename(join(root, 'next'), join(root, 'dist'));
    }
    await server.restart();
  }
  await progress();
  closed.abort();
  await Promise.all(guests);
  const { body: seen } = await ask(door, '/cartasqr/ohara');
  await end();
  const roles = await Promise.all(accepted.map((uid) => store.roleOf({ uid, barID: 'taberna' })));
  return {
    lost: [...lost, ...answers.filter(({ status }) => status !== 200)],
    forgotten: roles.filter((role) => role !== 'staff'),
    acknowledged: roles.length > UPGRADES,
    seen,
  };
}

const NOTHING_LOST = { lost: [], forgotten: [], acknowledged: true, seen: '<h1>Ohara, new</h1>' };

describe('an upgrade loses no request, and nothing of what it acknowledged,', () => {
  it('where a socket outlives the server, as systemd has it', async () => {
    const prepare = async (root: string) => {
      const server = await startUpgradedServer(root);
      return { server, door: server };
    };
    expect(await upgradeUnderGuests(prepare)).toEqual(NOTHING_LOST);
  });

  it.runIf(caddy)('where Caddy waits for the next server, as compose.yaml has it', async () => {
    const prepare = async (root: string) => {
      const server = await startUpgradedServer(root, { PORT: String(await freePort()), DRAIN_SECONDS: '2' });
      const rules = await readFile(new URL('../../server/operator/service/Caddyfile', import.meta.url), 'utf8');
      const door = await startCaddy(caddy ?? '', ownFolder(), rules, (port) => ({
        CARTA_ADDRESS: `https://localhost:${port}`,
        CARTA_SERVER: `127.0.0.1:${server.port}`,
      }));
      onTestFinished(door.stop);
      return { server, door };
    };
    expect(await upgradeUnderGuests(prepare, { writes: WRITERS_WAIT })).toEqual({
      ...NOTHING_LOST,
      acknowledged: WRITERS_WAIT,
    });
  });
});

it('a socket is taken only by the process that it was passed on to', () => {
  expect(passedSocket({ LISTEN_PID: '12', LISTEN_FDS: '1' }, 12)).toBe(3);
  expect(passedSocket({ LISTEN_PID: '12', LISTEN_FDS: '1' }, 13)).toBeUndefined();
  expect(passedSocket({ LISTEN_PID: '12', LISTEN_FDS: '0' }, 12)).toBeUndefined();
  expect(passedSocket({}, 12)).toBeUndefined();
});
