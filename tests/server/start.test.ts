import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdir, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastify from 'fastify';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ExplainedError } from '../../server/protocol/explained-error.ts';
import { findPort } from '../../server/find-port.ts';
import { listen } from '../../server/run-server.ts';
import { checkNode } from '../../server/node-version.ts';
import { addressesOf } from '../../server/start/addresses.ts';
import { welcome } from '../../server/start/welcome.ts';
import { ownFolder } from '../support/own-folder.ts';
import { copyProject } from '../support/project-copy.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));

function node(argv: string[], env: NodeJS.ProcessEnv = process.env) {
  const { status, stdout, stderr } = spawnSync(process.execPath, argv, {
    cwd: project,
    encoding: 'utf8',
    env,
    // Without it a program that starts where it should not would go on for ever.
    timeout: 20_000,
  });
  return { status, stdout, stderr };
}

describe('addressesOf', () => {
  const wireless = {
    address: '192.168.1.20',
    netmask: '255.255.255.0',
    family: 'IPv4',
    mac: '00:00:00:00:00:00',
    internal: false,
    cidr: null,
  } as const;

  it('names this machine and the address that a phone can open', () => {
    expect(addressesOf({ host: '0.0.0.0', port: 4000, base: '/cartasqr' }, { wlan0: [wireless] })).toEqual({
      local: 'http://localhost:4000/cartasqr/',
      network: 'http://192.168.1.20:4000/cartasqr/',
    });
  });

  it('knows of no network where the machine has none, or the server listens to it only', () => {
    const loopback = { ...wireless, address: '127.0.0.1', internal: true };
    expect(addressesOf({ host: '::', port: 80, base: '/cartasqr' }, { lo: [loopback] }).network).toBeUndefined();
    expect(addressesOf({ host: '127.0.0.1', port: 80, base: '/cartasqr' }, { wlan0: [wireless] })).toEqual({
      local: 'http://127.0.0.1:80/cartasqr/',
      network: undefined,
    });
  });
});

it('the welcome shows both addresses and a code', async () => {
  const addresses = { local: 'http://localhost:4000/cartasqr/', network: 'http://192.168.1.20:4000/cartasqr/' };
  const text = await welcome(addresses, { colours: false });
  expect(text).toContain('On this machine    http://localhost:4000/cartasqr/');
  expect(text).toContain('In your network    http://192.168.1.20:4000/cartasqr/');
  expect(text.match(/[█▀▄]/g)?.length).toBeGreaterThan(200);
});

it('a port that is taken gives way to the next one, and to none where it was asked for', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  expect(await findPort({ port, portIsFixed: false, host: '127.0.0.1' })).toBeGreaterThan(port);
  await expect(findPort({ port, portIsFixed: true, host: '127.0.0.1' })).rejects.toThrowError(
    `Port ${port} is taken by another program.`,
  );
  server.close();
});

it('a port that another program has taken while the site was built is said in words', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const signals = vi.spyOn(process, 'once').mockReturnThis();
  onTestFinished(() => signals.mockRestore());
  const app = fastify();
  await expect(listen(app, { host: '127.0.0.1', port })).rejects.toThrowError(
    new ExplainedError(
      `Port ${port} is taken by another program. End it, or choose another port: PORT=${port + 1} npm start`,
    ),
  );
  await app.close();
  server.close();
});

it.each(['192.0.2.1', 'nowhere.invalid'])(
  'an address that is not of this machine (%s) is said in words',
  async (host) => {
    await expect(findPort({ port: 0, portIsFixed: true, host })).rejects.toThrow(
      `Nothing can listen at ${host}, port 0 (E`,
    );
    await expect(findPort({ port: 0, portIsFixed: true, host })).rejects.toBeInstanceOf(ExplainedError);
  },
);

describe('Node', () => {
  const GUARD = fileURLToPath(new URL('../../server/require-node.js', import.meta.url));

  /** Runs the guard in a process that takes itself for another version of Node, below an npm on one of its own. */
  function startAs(version: string, npm = '20.19.2') {
    const pretend = `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'${version}'})`;
    return node(['--import', pretend, '--import', GUARD, '--eval', "process.stdout.write('started')"], {
      ...process.env,
      npm_config_user_agent: `npm/9.2.0 node/v${npm} linux x64 workspaces/false`,
    });
  }

  it('starts the program where it is the version that the product is written for, or a later one', () => {
    expect(startAs('22.18.0')).toEqual({ status: 0, stdout: 'started', stderr: '' });
    for (const version of ['24.0.0', '26.1.0']) expect(() => checkNode(version)).not.toThrow();
  });

  it('says what to do where npm itself runs on one that leaves out what the build needs', () => {
    expect(startAs('24.0.0', '18.20.4')).toEqual({
      status: 2,
      stdout: '',
      stderr:
        'npm runs on Node 18.20 here, with which `npm ci` leaves out what Carta is built with.\n' +
        'Install Node 20.19 or later (Debian 13 has one), run `npm ci` again, and on Debian `npm rebuild`.\n',
    });
    expect(startAs('24.0.0', '20.18.3').status).toBe(2);
    expect(startAs('24.0.0', '22.0.0').status).toBe(0);
  });

  it('says what to do where it is older', () => {
    expect(startAs('20.19.0')).toEqual({
      status: 2,
      stdout: '',
      stderr:
        'Carta needs Node 24; this is Node 20.19.0.\n' +
        'Run `npm ci` without --omit=optional: it brings Node 24 along for the npm scripts.\n' +
        'npm 9, as Debian has it, needs `npm rebuild` after that.\n' +
        'Where there is none for your machine, install Node 24 from https://nodejs.org.\n',
    });
    expect(() => checkNode('22.20.0')).toThrowError('Carta needs Node 24; this is Node 22.20.0.');
  });

  it('finds in threads and processes of the program what is compiled already', () => {
    const tell = "process.stdout.write(String(require('node:module').getCompileCacheDir() !== undefined))";
    const program = `
      require('node:child_process').execFileSync(process.execPath, ['--eval', \`${tell}\`], { stdio: 'inherit' });
      new (require('node:worker_threads').Worker)(\`${tell}\`, { eval: true });`;
    const env = { ...process.env, NODE_COMPILE_CACHE: undefined };
    expect(node(['--import', GUARD, '--eval', program], env).stdout).toBe('truetrue');
  });
});

it.each([
  ['npm start', 'server/start.ts'],
  ['node server/main.ts', 'server/main.ts'],
])('%s refuses everything of the emulator in production before anything is opened or written', async (_, program) => {
  const folder = ownFolder();
  const { stderr, ...rest } = node([program], {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    PORT: '0',
    DATA_FOLDER: join(folder, 'data'),
    AUTH_EMULATOR: '127.0.0.1:9099',
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  });
  expect(rest).toEqual({ status: 1, stdout: '' });
  expect(await readdir(folder)).toEqual([]);
  expect(stderr).toContain('AUTH_EMULATOR must not be set in production');
  expect(stderr).toContain('FIREBASE_AUTH_EMULATOR_HOST must not be set in production');
});

it('npm start reads .env in the project’s folder, where a variable is not set already', async () => {
  const { folder, remove } = await copyProject();
  onTestFinished(remove);
  await writeFile(join(folder, '.env'), 'NODE_ENV=production\nAUTH_EMULATOR=127.0.0.1:9099\nLOG_LEVEL=loud\n');
  const started = node([join(folder, 'server/start.ts')], { PATH: process.env['PATH'], LOG_LEVEL: 'info' });
  expect(started).toMatchObject({ status: 1, stdout: '' });
  expect(started.stderr).toContain('AUTH_EMULATOR must not be set in production');
  expect(started.stderr).not.toContain('LOG_LEVEL');
});
