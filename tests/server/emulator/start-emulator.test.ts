import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { DEMO_PROJECT } from '../../../server/auth/demo-project.ts';
import { AccountsFile } from '../../../server/emulator/accounts-file.ts';
import { type Letter, type Emulator, startEmulator } from '../../../server/emulator/start-emulator.ts';
import { ownFolder } from '../../support/own-folder.ts';

const MODULE = new URL('../../../server/emulator/start-emulator.ts', import.meta.url).href;

let folder: string;
let accounts: string;

beforeEach(() => {
  folder = ownFolder();
  accounts = join(folder, 'accounts.json');
});

function start(options: Parameters<typeof startEmulator>[0] = {}): Emulator {
  const emulator = startEmulator(options);
  onTestFinished(emulator.close);
  return emulator;
}

/** Status of a call of the emulator. */
async function call(origin: string, name: string, body: unknown): Promise<number> {
  const answer = await fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:${name}?key=${DEMO_PROJECT}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.status;
}

const ana = { email: 'ana@carta.example', password: 'a long password' };
const eva = { email: 'eva@carta.example', password: 'a long password' };

const answers = (origin: string): Promise<boolean> =>
  fetch(origin).then(
    ({ ok }) => ok,
    () => false,
  );

const kept = (): string => (existsSync(accounts) ? readFileSync(accounts, 'utf8') : '');

const UNREADABLE = ['{"users":[{"localId":"a","email":"b"}]}', '{"users":{}}', '{"users":['];
const refusal = (file: string): string =>
  `${file} does not hold accounts of the emulator. Move it away to start without`;

it('tells of e-mails, keeps accounts over a restart, and goes with the process that started it', async () => {
  const letters: Letter[] = [];
  const first = start({ accounts, onLetter: (letter) => letters.push(letter) });
  const origin = await first.ready;
  await call(origin, 'signUp', ana);
  const link = { email: ana.email, continueUrl: 'http://localhost/profile', canHandleCodeInApp: true };
  await call(origin, 'sendOobCode', { ...link, requestType: 'EMAIL_SIGNIN' });
  await call(origin, 'sendOobCode', { ...link, requestType: 'PASSWORD_RESET' });
  await expect
    .poll(() => letters.map(({ to, purpose }) => [to, purpose]))
    .toEqual([
      [ana.email, 'sign-in'],
      [ana.email, 'new-password'],
    ]);
  expect(letters[0]?.link).toContain('mode=signIn');

  // Not only at its end.
  await expect.poll(kept).toContain(ana.email);
  const unreadable = join(folder, 'unreadable.json');
  for (const text of UNREADABLE) {
    writeFileSync(unreadable, text);
    await expect(new AccountsFile(unreadable, origin).load()).rejects.toThrowError(refusal(unreadable));
  }
  await first.close();
  expect(await answers(origin)).toBe(false);
  expect(readdirSync(folder).toSorted()).toEqual(['accounts.json', 'unreadable.json']);

  const program = `
    import { startEmulator } from ${JSON.stringify(MODULE)};
    process.stdout.write(await startEmulator({ accounts: process.argv[1] }).ready);
    setInterval(() => undefined, 1000);
  `;
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', program, accounts]);
  onTestFinished(() => void parent.kill('SIGKILL'));
  const [second] = (await once(parent.stdout.setEncoding('utf8'), 'data')) as [string];
  expect(await call(second, 'signInWithPassword', ana)).toBe(200);
  await call(second, 'signUp', eva);
  parent.kill('SIGKILL');
  await expect.poll(() => answers(second)).toBe(false);
  // What was not written yet is written before it goes.
  await expect.poll(kept).toContain(eva.email);
});

it('does not start over accounts that it cannot read, and says which', async () => {
  const [text = ''] = UNREADABLE;
  writeFileSync(accounts, text);
  await expect(start({ accounts }).ready).rejects.toThrowError(refusal(accounts));
  expect(kept()).toBe(text);
});

it('says when it ended by itself', async () => {
  const ended = Promise.withResolvers<string>();
  const emulator = start({ onEnd: () => ended.resolve('ended') });
  await emulator.ready;
  process.kill(emulator.processId ?? 0, 'SIGKILL');
  expect(await ended.promise).toBe('ended');
});
