import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStore } from '../../server/store/open-store.ts';
import type { Store } from '../../server/store/store.ts';
import { Random } from '../bench/random.ts';
import { LONG } from '../support/long.ts';
import { malformedRequest, type MalformedRequest } from '../support/malformed-bodies.ts';
import { malformedFrame, malformedHandshake } from '../support/malformed-frames.ts';
import { RawSocket, textFrame } from '../support/raw-socket.ts';
import { BAR, hire } from '../support/stamp-programme.ts';
import { startLoyaltyProcess, type LoyaltyProcess } from '../support/start-loyalty-process.ts';
import { startTokenAuthority, type TokenAuthority } from '../support/token-authority.ts';

const COUNT = LONG ? 10_000 : 800;
/** What is measured first has warmed up code and buffers. */
const WARM_UP = LONG ? 400 : 200;
const BODIES_AT_ONCE = 8;
const FRAMES_AT_ONCE = 20;
/** Bytes by which what the server holds may differ from one moment to another. */
const SWAY = 10e6;

/** How a body that is none is refused. */
const FORM = ['bad-request', 'body-too-large'];

const NOW = Date.now();

let server: LoyaltyProcess;
let authority: TokenAuthority;
let folder: string;
/** The test's own hand in the database. */
let store: Store;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'carta-malformed-'));
  authority = await startTokenAuthority();
  const file = join(folder, 'carta.sqlite');
  server = await startLoyaltyProcess({ file, keysAddress: authority.keysAddress }, ['--expose-gc']);
  store = await openStore({ file });
  await hire(store, 'wanda', BAR.barID, NOW);
  await store.claim({ uid: 'dina', bar: BAR, now: NOW });
});

afterAll(async () => {
  await store.close();
  await server.close();
  await authority.stop();
  await rm(folder, { recursive: true });
});

/** Does a piece of work so often, several at once; all that it answered. */
async function repeat<Answer>(count: number, atOnce: number, work: (index: number) => Promise<Answer>) {
  const answers: Answer[] = [];
  let left = count;
  const workOn = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      answers.push(await work(left));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, workOn));
  return answers;
}

/** Does it to warm up, then measured: the server lives through it and keeps no memory of it. */
async function withoutTrace<Answer>(work: (count: number, random: Random) => Promise<Answer>): Promise<Answer> {
  await work(WARM_UP, new Random(1));
  const before = await server.figures();
  const answer = await work(COUNT, new Random(4_711));
  const after = await server.figures();
  console.log(`${COUNT} malformed: the heap grew by ${((after.heapUsed - before.heapUsed) / 1e6).toFixed(1)} MB`);
  expect(after.heapUsed - before.heapUsed).toBeLessThan(SWAY);
  expect(server.child.exitCode).toBeNull();
  return answer;
}

it(`${COUNT} malformed bodies are answered 4xx as {code, message}, and change nothing`, async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: BODIES_AT_ONCE });
  const [diner, waiter] = ['dina', 'wanda'].map((uid) => `Bearer ${authority.sign(uid, Date.now())}`);

  /** Sends it over a real connection; undefined where it is answered as it must be. */
  async function oddAnswer({ method, path, headers, body }: MalformedRequest): Promise<object | undefined> {
    const sent = request({
      host: '127.0.0.1',
      port: server.port,
      agent,
      method,
      path: `/cartasqr/api${path}`,
      headers: {
        ...headers,
        authorization: path.includes('/tonight/') ? waiter : diner,
        'content-length': body.length,
      },
    });
    sent.end(body);
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    const status = response.statusCode ?? 0;
    const answer = (await json(response)) as Record<string, unknown>;
    const { code, message } = answer;
    // Whatever is said of tonight is refused for its form: no other reason would show that it was read.
    const isRefused = path.includes('/tonight/') ? FORM.includes(String(code)) : typeof code === 'string';
    const isGood = status >= 400 && status < 500 && isRefused && typeof message === 'string';
    return isGood ? undefined : { status, answer, method, path, headers, body: body.toString('latin1').slice(0, 200) };
  }

  /** Everything that the store holds of the people of this test. */
  const held = async () => [
    await store.exportUser({ uid: 'dina', now: NOW }),
    await store.exportUser({ uid: 'wanda', now: NOW }),
    await store.newsOf({ barID: BAR.barID }),
    await store.verify(),
  ];

  const before = await held();
  const odd = await withoutTrace((count, random) =>
    repeat(count, BODIES_AT_ONCE, () => oddAnswer(malformedRequest(random))),
  );
  expect(odd.filter((answer) => answer !== undefined)).toEqual([]);
  expect(await held()).toEqual(before);
  agent.destroy();
});

it(`${COUNT} malformed frames end their own connection at most, and others are answered`, async () => {
  /** Signing takes longer than anything else here. */
  const tokens = Array.from({ length: 200 }, (_, index) => authority.sign(`attacker${index}`, Date.now()));

  /** Connects and goes so many steps as a phone goes; whether it came so far. */
  async function go(socket: RawSocket, steps: number, index: number): Promise<boolean> {
    const person = index % tokens.length;
    let far = await socket.heard('{"sid"');
    if (steps > 0) {
      socket.send(textFrame(`40${JSON.stringify({ token: tokens[person] })}`));
      far = await socket.heard('40{"sid"');
    }
    if (steps > 1) {
      socket.send(textFrame(`421["registerUser","attacker${person}"]`));
      far = await socket.heard('431[{"ok":true');
    }
    return far;
  }

  /** Sends a frame before anything else, after the handshake, or after the person is known; whether they were. */
  async function attack(random: Random, index: number): Promise<boolean> {
    const socket = new RawSocket(server.port);
    const steps = random.whole(3);
    const far = await go(socket, steps, index);
    socket.send(steps === 0 && random.whole(2) ? malformedHandshake(random) : malformedFrame(random));
    if (random.whole(2)) await socket.end();
    else socket.destroy();
    return steps > 1 && far;
  }

  const known = await withoutTrace((count, random) => repeat(count, FRAMES_AT_ONCE, (index) => attack(random, index)));
  expect(known.filter(Boolean).length).toBeGreaterThan(COUNT / 4);
  const diner = new RawSocket(server.port);
  expect(await go(diner, 2, 0)).toBe(true);
  diner.destroy();
});
