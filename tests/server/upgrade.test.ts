import { rename, rm, symlink, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { passedSocket } from '../../server/passed-socket.ts';
import { openStore } from '../../server/store/open-store.ts';
import { createFixtureSite } from '../support/fixture-site.ts';
import { ownFolder } from '../support/own-folder.ts';
import { emulatorToken } from '../support/token-authority.ts';
import { startUpgradedServer } from '../support/upgraded-server.ts';

const UPGRADES = 2;
/** As many are accepted while the server is upgraded, at the most. */
const INVITATIONS = 200;

type Answer = { readonly status: number; readonly body: string };

/** One request on a connection of its own, as a proxy makes them. */
async function ask(port: number, path: string, write?: { uid: string; body: string }): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const headers = write && {
    'content-type': 'application/json',
    'content-length': write.body.length,
    authorization: `Bearer ${emulatorToken(write.uid)}`,
  };
  request({ port, host: '127.0.0.1', path, agent: false, ...(write && { method: 'POST', headers }) })
    .on('response', (response) => {
      text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject);
    })
    .on('error', reject)
    .end(write?.body);
  return promise;
}

it('an upgrade loses no request, and nothing of what it acknowledged', async () => {
  const root = ownFolder();
  const [before, after] = await Promise.all([createFixtureSite(), createFixtureSite()]);
  onTestFinished(before.remove);
  onTestFinished(after.remove);
  await Promise.all(['', '.br'].map((ending) => rm(join(after.folder, `cartasqr/ohara/index.html${ending}`))));
  await writeFile(join(after.folder, 'cartasqr/ohara/index.html'), '<h1>Ohara, new</h1>');
  await symlink(before.folder, join(root, 'dist'));
  const store = await openStore({ file: join(root, 'data/carta.sqlite') });
  onTestFinished(store.close);
  const invite = () => store.invite({ by: undefined, barID: 'taberna', role: 'staff', now: Date.now() });
  const invitations = await Promise.all(Array.from({ length: INVITATIONS }, invite));

  const server = await startUpgradedServer(root);
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
  const read = async () => void answers.push(await ask(server.port, '/cartasqr/ohara'));
  const write = async () => {
    const invitation = invitations.pop();
    if (!invitation) return read();
    const uid = `waiter-${invitations.length}`;
    const answer = await ask(server.port, '/cartasqr/api/invitations/accept', {
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
    if (upgrade === 1) {
      await symlink(after.folder, join(root, 'next'));
      await rename(join(root, 'next'), join(root, 'dist'));
    }
    await server.restart();
  }
  await progress();
  closed.abort();
  await Promise.all(guests);
  expect((await ask(server.port, '/cartasqr/ohara')).body).toBe('<h1>Ohara, new</h1>');
  await end();

  expect(lost).toEqual([]);
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  expect(accepted.length).toBeGreaterThan(UPGRADES);
  const roles = await Promise.all(accepted.map((uid) => store.roleOf({ uid, barID: 'taberna' })));
  expect(roles.filter((role) => role !== 'staff')).toEqual([]);
});

it('a socket is taken only by the process that it was passed on to', () => {
  expect(passedSocket({ LISTEN_PID: '12', LISTEN_FDS: '1' }, 12)).toBe(3);
  expect(passedSocket({ LISTEN_PID: '12', LISTEN_FDS: '1' }, 13)).toBeUndefined();
  expect(passedSocket({ LISTEN_PID: '12', LISTEN_FDS: '0' }, 12)).toBeUndefined();
  expect(passedSocket({}, 12)).toBeUndefined();
});
