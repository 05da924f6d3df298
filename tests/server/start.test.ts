import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findPort } from '../../server/find-port.ts';
import { checkNode } from '../../server/node-version.ts';
import { addressesOf } from '../../server/start/addresses.ts';
import { digestSources, recordSite, siteIsCurrent } from '../../server/start/site-is-current.ts';
import { welcome } from '../../server/start/welcome.ts';

const SETTINGS = ['http://localhost:4000', ''];

const wireless = {
  address: '192.168.1.20',
  netmask: '255.255.255.0',
  family: 'IPv4',
  mac: '00:00:00:00:00:00',
  internal: false,
  cidr: null,
} as const;

describe('addressesOf', () => {
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

describe('welcome', () => {
  it('shows both addresses and a code', async () => {
    const text = await welcome(
      { local: 'http://localhost:4000/cartasqr/', network: 'http://192.168.1.20:4000/cartasqr/' },
      { colours: false },
    );
    expect(text).toContain('On this machine    http://localhost:4000/cartasqr/');
    expect(text).toContain('In your network    http://192.168.1.20:4000/cartasqr/');
    expect(text.match(/[█▀▄]/g)?.length).toBeGreaterThan(200);
  });
});

describe('checkNode', () => {
  it('takes the version that the product is written for, and later ones', () => {
    expect(() => checkNode('24.0.0')).not.toThrow();
    expect(() => checkNode('26.1.0')).not.toThrow();
  });

  it('says what to do with an older one', () => {
    expect(() => checkNode('22.20.0')).toThrowError('Carta needs Node 24; this is Node 22.20.0.');
  });
});

describe('findPort', () => {
  it('takes the next port where the usual one is taken, and none where one was asked for', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const next = await findPort({ port, portIsFixed: false, host: '127.0.0.1' });
    expect(next).toBeGreaterThan(port);
    await expect(findPort({ port, portIsFixed: true, host: '127.0.0.1' })).rejects.toThrowError(
      `Port ${port} is taken by another program.`,
    );
    server.close();
  });
});

describe('siteIsCurrent', () => {
  let root: string;

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'carta-start-'));
    await mkdir(join(root, 'src'));
    await mkdir(join(root, 'dist', 'cartasqr'), { recursive: true });
    await writeFile(join(root, 'src', 'page.tsx'), 'first');
    await writeFile(join(root, 'dist', 'pages.json'), '{}');
    await writeFile(join(root, 'dist', 'cartasqr', 'index.html'), '<p>first</p>');
  });

  afterEach(() => rm(root, { recursive: true }));

  const isCurrent = async (settings = SETTINGS) => siteIsCurrent(root, await digestSources(root, settings));

  it('is false before the first build', async () => {
    expect(await isCurrent()).toBe(false);
  });

  it('is true after a build, whenever files were touched', async () => {
    await recordSite(root, await digestSources(root, SETTINGS));
    await utimes(join(root, 'src', 'page.tsx'), 1, 1);
    expect(await isCurrent()).toBe(true);
  });

  it.each([
    ['a source changed', 'src/page.tsx'],
    ['a source is new', 'src/other.tsx'],
    ['the output was touched', 'dist/cartasqr/index.html'],
    ['the list of pages was touched', 'dist/pages.json'],
  ])('is false when %s', async (_case, file) => {
    await recordSite(root, await digestSources(root, SETTINGS));
    await writeFile(join(root, file), 'other');
    expect(await isCurrent()).toBe(false);
  });

  it.each([
    ['public address', ['https://cartas.example', '']],
    ['tag manager', ['http://localhost:4000', 'GTM-ABC123']],
  ])('is false for another %s', async (_setting, settings) => {
    await recordSite(root, await digestSources(root, SETTINGS));
    expect(await isCurrent(settings)).toBe(false);
  });
});
