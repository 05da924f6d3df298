import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { install, isInstalled } from '../../../server/emulator/install.ts';
import { ownFolder } from '../../support/own-folder.ts';

/** A package of that name which is empty and needs no network. */
const dependencies = { 'firebase-tools': '1.0.0' };
const PACKAGE = {
  'package.json': { name: 'emulator', private: true, dependencies },
  'package-lock.json': {
    name: 'emulator',
    lockfileVersion: 3,
    packages: { '': { name: 'emulator', dependencies }, 'node_modules/firebase-tools': { version: '1.0.0' } },
  },
};
const FILES = ['.npmrc', 'package-lock.json', 'package.json'];

/** Stands for npm: puts the package there. */
const NPM = `
import { mkdirSync, writeFileSync, copyFileSync } from 'node:fs';
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
const { signal } = new AbortController();

beforeEach(() => {
  folder = ownFolder();
  writeFileSync(join(folder, '.npmrc'), '');
  for (const [name, content] of Object.entries(PACKAGE)) writeFileSync(join(folder, name), JSON.stringify(content));
});

afterEach(() => void vi.unstubAllEnvs());

function npmIs(program: string): void {
  const tools = ownFolder();
  writeFileSync(join(tools, 'package.json'), '{"type":"module"}');
  writeFileSync(join(tools, 'npm.js'), program);
  vi.stubEnv('npm_execpath', join(tools, 'npm.js'));
}

const here = (): string[] => readdirSync(folder).toSorted();

it('is done in one step, clears away what a killed one has left, and leaves nothing beside it', async () => {
  npmIs(NPM);
  mkdirSync(join(folder, 'installing-999999999'));
  expect(await isInstalled(folder)).toBe(false);
  await install(folder, signal);
  expect(await isInstalled(folder)).toBe(true);
  expect(here()).toEqual(['.npmrc', 'node_modules', 'package-lock.json', 'package.json']);
});

it('happens once where two need it at the same time', async () => {
  npmIs(NPM);
  const other = spawn(process.execPath, [
    '--input-type=module',
    '--eval',
    `import { install } from ${JSON.stringify(new URL('../../../server/emulator/install.ts', import.meta.url).href)};
     await install(${JSON.stringify(folder)}, new AbortController().signal);`,
  ]);
  const [, [status]] = await Promise.all([install(folder, signal), once(other, 'exit')]);
  expect(status).toBe(0);
  expect(await isInstalled(folder)).toBe(true);
  expect(here().filter((name) => name.startsWith('installing-'))).toEqual([]);
});

it('is done anew for another version', async () => {
  npmIs(NPM);
  await install(folder, signal);
  const file = join(folder, 'package-lock.json');
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('1.0.0"', '2.0.0"'));
  expect(await isInstalled(folder)).toBe(false);
});

it('says what npm says when there is no network, and leaves nothing', async () => {
  npmIs(OFFLINE);
  await expect(install(folder, signal)).rejects.toThrowError(
    'network request to https://registry.invalid failed, reason: getaddrinfo ENOTFOUND',
  );
  expect(here()).toEqual(FILES);
});
