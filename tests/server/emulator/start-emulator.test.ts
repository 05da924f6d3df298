import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PROJECT } from '../../../server/auth/demo-project.ts';
import type { Letter } from '../../../server/emulator/messages.ts';
import { type Emulator, startEmulator } from '../../../server/emulator/start-emulator.ts';

const MODULE = new URL('../../../server/emulator/start-emulator.ts', import.meta.url).href;

let folder: string;
const started: Emulator[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'carta-emulator-'));
});

afterEach(async () => {
  await Promise.all(started.splice(0).map((emulator) => emulator.close()));
  await rm(folder, { recursive: true });
});

function start(options: Parameters<typeof startEmulator>[0] = {}): Emulator {
  const emulator = startEmulator(options);
  started.push(emulator);
  return emulator;
}

const call = async (origin: string, name: string, body: unknown): Promise<{ status: number; answer: unknown }> => {
  const answer = await fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:${name}?key=${DEMO_PROJECT}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, answer: await answer.json() };
};

const ana = { email: 'ana@carta.example', password: 'a long password' };

const answers = (origin: string): Promise<boolean> =>
  fetch(origin).then(
    (answer) => answer.ok,
    () => false,
  );

describe('startEmulator', () => {
  it('keeps accounts over a restart, and leaves its port free and nothing but them', async () => {
    const accounts = join(folder, 'accounts.json');
    const first = start({ accounts });
    const origin = await first.ready;
    const { answer } = await call(origin, 'signUp', ana);
    await first.close();
    expect(await answers(origin)).toBe(false);
    expect(await readdir(folder)).toEqual(['accounts.json']);

    const second = await start({ accounts }).ready;
    expect(await call(second, 'signInWithPassword', ana)).toMatchObject({
      status: 200,
      answer: { localId: (answer as { localId: string }).localId },
    });
  });

  it('writes accounts soon, not only at its end', async () => {
    const accounts = join(folder, 'accounts.json');
    await call(await start({ accounts }).ready, 'signUp', ana);
    await expect.poll(() => readFile(accounts, 'utf8').catch(() => ''), { timeout: 60_000 }).toContain(ana.email);
  });

  it.each(['{"users":[{"localId":"a","email":"b"}]}', '{"users":{}}', '{"users":['])(
    'does not start over accounts that it cannot read, and says which: %s',
    async (text) => {
      const accounts = join(folder, 'accounts.json');
      await writeFile(accounts, text);
      await expect(start({ accounts }).ready).rejects.toThrowError(
        `${accounts} does not hold accounts of the emulator. Move it away to start without`,
      );
      expect(await readFile(accounts, 'utf8')).toBe(text);
    },
  );

  it('tells of the e-mails that it would send', async () => {
    const letters: Letter[] = [];
    const origin = await start({ onLetter: (letter) => letters.push(letter) }).ready;
    await call(origin, 'signUp', ana);
    const link = { email: ana.email, continueUrl: 'http://localhost/profile', canHandleCodeInApp: true };
    await call(origin, 'sendOobCode', { ...link, requestType: 'EMAIL_SIGNIN' });
    await call(origin, 'sendOobCode', { ...link, requestType: 'PASSWORD_RESET' });
    await expect.poll(() => letters.length, { timeout: 60_000 }).toBe(2);
    expect(letters.map(({ to, purpose }) => [to, purpose])).toEqual([
      [ana.email, 'sign-in'],
      [ana.email, 'new-password'],
    ]);
    expect(letters[0]?.link).toContain('mode=signIn');
  });

  it('says when it ended by itself', async () => {
    let gone = false;
    const emulator = start({ onEnd: () => (gone = true) });
    await emulator.ready;
    process.kill(emulator.processId ?? 0, 'SIGKILL');
    await expect.poll(() => gone, { timeout: 60_000 }).toBe(true);
  });
});

describe('the process that started the emulator', () => {
  const program = `
    import { startEmulator } from ${JSON.stringify(MODULE)};
    const origin = await startEmulator({ accounts: process.argv[1] }).ready;
    process.stdout.write(origin);
    setInterval(() => undefined, 1000);
  `;

  it.each(['SIGKILL', 'SIGTERM', 'SIGINT'] as const)('takes it along when it ends by %s', async (signal) => {
    const parent = spawn(process.execPath, ['--input-type=module', '--eval', program, join(folder, 'accounts.json')]);
    const [origin] = (await once(parent.stdout.setEncoding('utf8'), 'data')) as [string];
    expect(await answers(origin)).toBe(true);
    await call(origin, 'signUp', ana);
    parent.kill(signal);
    await expect.poll(() => answers(origin), { timeout: 60_000 }).toBe(false);
    // What was not written yet is written before it goes.
    await expect
      .poll(() => readFile(join(folder, 'accounts.json'), 'utf8').catch(() => ''), { timeout: 60_000 })
      .toContain(ana.email);
  });
});
