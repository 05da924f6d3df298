import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Random } from '../../bench/random.ts';
import { LONG } from '../../support/long.ts';
import { malformedFrame, malformedHandshake } from '../../support/malformed-frames.ts';
import { RawSocket, textFrame } from '../../support/raw-socket.ts';
import { startLoyaltyProcess, type LoyaltyProcess } from '../../support/start-loyalty-process.ts';
import { startTokenAuthority, type TokenAuthority } from '../../support/token-authority.ts';

const FRAMES = LONG ? 10_000 : 1_000;
const AT_ONCE = 20;
/** What is measured first has warmed up code and buffers. */
const WARM_UP = 400;

let server: LoyaltyProcess;
let authority: TokenAuthority;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'carta-frames-'));
  authority = await startTokenAuthority();
  const options = { file: join(folder, 'carta.sqlite'), keysAddress: authority.keysAddress };
  server = await startLoyaltyProcess(options, ['--expose-gc']);
});

afterAll(async () => {
  await server.close();
  await authority.stop();
  await rm(folder, { recursive: true });
});

const tokens = new Map<string, string>();
/** Signing takes longer than anything else here. */
const tokenOf = (uid: string): string => {
  const token = tokens.get(uid) ?? authority.sign(uid, Date.now());
  tokens.set(uid, token);
  return token;
};

/** Sends a frame before anything else, after the handshake, or after the person is known; whether it came so far. */
async function attack(random: Random, index: number): Promise<boolean> {
  const socket = new RawSocket(server.port);
  await socket.heard('{"sid"');
  const step = random.whole(3);
  const uid = `attacker${index % 200}`;
  if (step > 0) {
    socket.send(textFrame(`40${JSON.stringify({ token: tokenOf(uid) })}`));
    await socket.heard('40{"sid"');
  }
  let known = false;
  if (step > 1) {
    socket.send(textFrame(`421["registerUser","${uid}"]`));
    known = await socket.heard('431[{"ok":true');
  }
  socket.send(step === 0 && random.whole(2) ? malformedHandshake(random) : malformedFrame(random));
  await socket.heard('nothing', random.whole(10));
  socket.destroy();
  return known;
}

/** Sends so many frames, several at once; how many came from a person who was known. */
async function attacks(random: Random, count: number): Promise<number> {
  let left = count;
  let known = 0;
  const attackOn = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      if (await attack(random, left)) known += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, attackOn));
  return known;
}

test(
  `${FRAMES} malformed frames end their own connection at most: the server lives, keeps no memory of them, and answers others`,
  { timeout: 600_000 },
  async () => {
    await attacks(new Random(1), WARM_UP);
    const before = await server.figures();
    expect(await attacks(new Random(2), FRAMES)).toBeGreaterThan(FRAMES / 4);
    const after = await server.figures();
    expect(server.child.exitCode).toBeNull();

    const diner = new RawSocket(server.port);
    await diner.heard('{"sid"');
    diner.send(textFrame(`40${JSON.stringify({ token: tokenOf('ana') })}`));
    expect(await diner.heard('40{"sid"')).toBe(true);
    diner.send(textFrame('421["registerUser","ana"]'));
    expect(await diner.heard('431[{"ok":true')).toBe(true);
    diner.destroy();

    const grown = (after.heapUsed - before.heapUsed) / 1e6;
    console.log(`${FRAMES} malformed frames: heap ${grown.toFixed(1)} MB larger than before them`);
    expect(grown).toBeLessThan(10);
  },
);
