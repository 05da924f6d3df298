import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { install, isInstalled } from '../../../server/emulator/install.ts';

/** A package of that name which is empty and needs no network. */
const PACKAGE = {
  'package.json': { name: 'emulator', private: true, dependencies: { 'firebase-tools': '1.0.0' } },
  'package-lock.json': {
    name: 'emulator',
    lockfileVersion: 3,
    packages: {
      '': { name: 'emulator', dependencies: { 'firebase-tools': '1.0.0' } },
      'node_modules/firebase-tools': { version: '1.0.0' },
    },
  },
};

/** Stands for npm: puts the package there, after a while. */
const NPM = `
import { mkdirSync, writeFileSync, copyFileSync } from 'node:fs';
await new Promise((resolve) => setTimeout(resolve, 200));
mkdirSync('node_modules/firebase-tools', { recursive: true });
writeFileSync('node_modules/firebase-tools/by', String(process.ppid));
copyFileSync('package-lock.json', 'node_modules/.package-lock.json');
`;
const OFFLINE = `
process.stderr.write('npm error code ENOTFOUND\\nnpm error syscall getaddrinfo\\n');
process.stderr.write('npm error network request to https://registry.invalid failed, reason: getaddrinfo ENOTFOUND\\n');
process.stderr.write('npm error network This is a problem related to network connectivity.\\n');
process.exit(1);
`;

let folder: string;
/** Where the program lies that stands for npm. */
let tools: string;
const signal = new AbortController().signal;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'carta-install-'));
  tools = await mkdtemp(join(tmpdir(), 'carta-npm-'));
  await writeFile(join(tools, 'package.json'), '{"type":"module"}');
  await writeFile(join(folder, '.npmrc'), '');
  for (const [name, content] of Object.entries(PACKAGE)) await writeFile(join(folder, name), JSON.stringify(content));
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
  await rm(tools, { recursive: true });
});

async function npmIs(program: string): Promise<void> {
  const file = join(tools, 'npm.js');
  await writeFile(file, program);
  vi.stubEnv('npm_execpath', file);
}

it('is done in one step, and leaves nothing beside it', async () => {
  await npmIs(NPM);
  expect(await isInstalled(folder)).toBe(false);
  await install(folder, signal);
  expect(await isInstalled(folder)).toBe(true);
  expect((await readdir(folder)).toSorted()).toEqual(['.npmrc', 'node_modules', 'package-lock.json', 'package.json']);
});

it('happens once where two need it at the same time', async () => {
  await npmIs(NPM);
  const other = spawn(process.execPath, [
    '--input-type=module',
    '--eval',
    `import { install } from ${JSON.stringify(new URL('../../../server/emulator/install.ts', import.meta.url).href)};
     await install(${JSON.stringify(folder)}, new AbortController().signal);`,
  ]);
  await Promise.all([install(folder, signal), once(other, 'exit')]);
  expect(await isInstalled(folder)).toBe(true);
  expect((await readdir(folder)).filter((name) => name.startsWith('installing-'))).toEqual([]);
});

it('clears away what a killed one has left', async () => {
  await npmIs(NPM);
  await mkdir(join(folder, 'installing-999999999'));
  await install(folder, signal);
  expect(await readdir(folder)).not.toContain('installing-999999999');
});

it('is done anew for another version', async () => {
  await npmIs(NPM);
  await install(folder, signal);
  const file = join(folder, 'package-lock.json');
  await writeFile(file, (await readFile(file, 'utf8')).replaceAll('1.0.0"', '2.0.0"'));
  expect(await isInstalled(folder)).toBe(false);
});

it('says what npm says when there is no network, and leaves nothing', async () => {
  await npmIs(OFFLINE);
  await expect(install(folder, signal)).rejects.toThrowError(
    'network request to https://registry.invalid failed, reason: getaddrinfo ENOTFOUND',
  );
  expect((await readdir(folder)).toSorted()).toEqual(['.npmrc', 'package-lock.json', 'package.json']);
});
