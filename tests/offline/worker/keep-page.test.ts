/** How a page comes into the store, is replaced, and leaves it. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { KeepAnswer } from '../../../src/offline/protocol.ts';
import { keepPage } from '../../../src/offline/worker/keep-page.ts';
import { Snapshots } from '../../../src/offline/worker/snapshots.ts';
import { FakeCaches } from '../../support/fake-caches.ts';
import { FakeSite } from '../../support/fake-site.ts';

const DAY = 86_400_000;
const FILES = 'carta-files-1';
const RECORDS = 'carta-records-1';
const APP = '/cartasqr/assets/app-1.js';
const OLD = { document: 'old', files: { [APP]: 'app', '/cartasqr/assets/ohara-1.js': 'ohara 1' } };
const NEW = { document: 'new', files: { [APP]: 'app', '/cartasqr/assets/ohara-2.js': 'ohara 2' } };

let caches: FakeCaches;
let site: FakeSite;
let now: number;
let snapshots: Snapshots;
beforeEach(() => {
  caches = new FakeCaches();
  site = new FakeSite();
  now = 1_000_000;
  let last = Promise.resolve();
  snapshots = new Snapshots({
    caches: caches.asStorage(),
    now: () => now,
    lock: (change) => {
      const turn = last.then(change);
      last = turn.catch(() => undefined);
      return turn;
    },
  });
});

function keep(path = 'ohara'): Promise<KeepAnswer> {
  const pictures = { keep: async () => undefined };
  const parts = { snapshots, pictures, fetch: site.fetch, now: () => now, later: () => undefined };
  return keepPage(`/cartasqr/${path}`, parts);
}

/** What would be shown without network. */
async function shown(path = 'ohara'): Promise<string | undefined> {
  const record = await snapshots.find(path);
  return record && (await snapshots.document(record))?.text();
}

describe('a page', () => {
  it('is kept with all its files', async () => {
    const version = await site.deploy('ohara', OLD);
    expect(await keep()).toEqual({ state: 'kept', version });
    expect(await shown()).toBe('old');
    expect(await (await snapshots.file(APP))?.text()).toBe('app');
    expect(await caches.paths(FILES)).toEqual([APP, '/cartasqr/assets/ohara-1.js', `/cartasqr/document/${version}`]);
  });

  it('keeps the headers that belong to it, and not those of the way', async () => {
    await site.deploy('ohara', OLD);
    await keep();
    expect((await snapshots.find('ohara'))?.headers).toEqual({
      'content-type': 'text/html',
      'content-security-policy': 'mine',
    });
  });

  it('is found with one more segment only where it has urlPath', async () => {
    await site.deploy('ohara', OLD, true);
    await site.deploy('bsmash', { ...OLD, document: 'bsmash' });
    await keep();
    await keep('bsmash');
    expect(await shown('ohara/mesa-4')).toBe('old');
    expect(await shown('bsmash/mesa-4')).toBe(undefined);
    expect(await shown('ohara/mesa-4/x')).toBe(undefined);
  });

  it('is only asked for again, and noted as current, when it has not changed', async () => {
    await site.deploy('ohara', OLD);
    await keep();
    site.asked.length = 0;
    now += 5 * DAY;
    await keep();
    expect(site.asked).toEqual(['/cartasqr/ohara']);
    expect((await snapshots.find('ohara'))?.provenAt).toBe(now);
  });

  it('is mended when the browser has lost a file of it', async () => {
    const version = await site.deploy('ohara', OLD);
    await keep();
    await (await caches.open(FILES)).delete(APP);
    expect(await keep()).toEqual({ state: 'kept', version });
    expect(await (await snapshots.file(APP))?.text()).toBe('app');
  });

  it('whose record is damaged is none, and is kept anew', async () => {
    const version = await site.deploy('ohara', OLD);
    await keep();
    await (await caches.open(RECORDS)).put('/cartasqr/kept/ohara', new Response('{"page":'));
    expect(await shown()).toBe(undefined);
    expect(await keep()).toEqual({ state: 'kept', version });
    expect(await shown()).toBe('old');
  });
});

describe('a new version', () => {
  beforeEach(async () => {
    await site.deploy('ohara', OLD);
    await keep();
  });

  it('takes the place of the old one; pages that are open find their files for a day', async () => {
    await site.deploy('ohara', NEW);
    await keep();
    expect(await shown()).toBe('new');
    expect(await (await snapshots.file('/cartasqr/assets/ohara-1.js'))?.text()).toBe('ohara 1');
    now += DAY + 1;
    await keep();
    expect(await snapshots.file('/cartasqr/assets/ohara-1.js')).toBe(undefined);
    expect(await shown()).toBe('new');
    expect(await caches.paths(FILES)).toHaveLength(3);
  });

  it('only fetches the files that are new', async () => {
    const version = await site.deploy('ohara', NEW);
    site.asked.length = 0;
    await keep();
    expect(site.asked).toEqual([
      '/cartasqr/ohara',
      `/cartasqr/assets/page-${version}.json`,
      '/cartasqr/assets/ohara-2.js',
    ]);
  });

  it.each([
    ['one of its files is gone', 'integrity', () => site.remove('/cartasqr/assets/ohara-2.js')],
    ['one of its files is another', 'integrity', () => site.put('/cartasqr/assets/ohara-2.js', 'ohara 3')],
    [
      'one of its files is a page that says it is not found',
      'integrity',
      () => site.put('/cartasqr/assets/ohara-2.js', '<h1>No</h1>'),
    ],
    ['the phone is full', 'full', () => (caches.full = /ohara-2/)],
    ['the phone is full for its record', 'full', () => (caches.full = /\/kept\//)],
    ['the network breaks down', 'Failed to fetch', () => (site.down = true)],
  ])('leaves the old one whole when %s', async (_when, message, spoil) => {
    const before = await caches.paths(FILES);
    await site.deploy('ohara', NEW);
    spoil();
    await expect(keep()).rejects.toThrow(message);
    expect(await shown()).toBe('old');
    expect(await caches.paths(FILES)).toEqual(before);
  });

  it.each([
    ['has no list of files yet', async () => site.put('/cartasqr/ohara', 'new')],
    [
      'has a page for a list, as hosts do that answer everything',
      async () => site.put(`/cartasqr/assets/page-${await site.deploy('ohara', NEW)}.json`, '<h1>Home</h1>'),
    ],
    ['is a broken server', async () => site.put('/cartasqr/ohara', 'Oh', {}, 500)],
  ])('leaves the old one whole when it %s', async (_when, spoil) => {
    await spoil();
    expect(await keep()).toEqual({ state: 'failed' });
    expect(await shown()).toBe('old');
  });

  it('does not give way to an older answer that comes late', async () => {
    const slow = { ...(await snapshots.find('ohara')), version: 'late', provenAt: now - 1, page: 'ohara' };
    await snapshots.commit(slow as never, new Map());
    expect(await shown()).toBe('old');
  });
});

describe('a page leaves the store', () => {
  beforeEach(async () => {
    await site.deploy('ohara', OLD);
    await keep();
  });

  it('when its address is gone', async () => {
    site.remove('/cartasqr/ohara');
    expect(await keep()).toEqual({ state: 'nothing' });
    expect(await shown()).toBe(undefined);
    expect(await caches.paths(FILES)).toEqual([]);
  });

  it('when its menu is not available any more', async () => {
    await site.deploy('ohara', { document: 'Menú no disponible', files: {}, keep: false });
    expect(await keep()).toEqual({ state: 'nothing' });
    expect(await shown()).toBe(undefined);
  });

  it('when thirty others were opened after it, and its files with it', async () => {
    for (let count = 1; count <= 30; count += 1) {
      now += 1;
      await site.deploy(`venue-${count}`, { document: `venue ${count}`, files: { [APP]: 'app' } });
      await keep(`venue-${count}`);
    }
    expect(await shown()).toBe(undefined);
    expect(await shown('venue-1')).toBe('venue 1');
    expect(await snapshots.file('/cartasqr/assets/ohara-1.js')).toBe(undefined);
    expect(await (await snapshots.file(APP))?.text()).toBe('app');
  });
});

describe('an address', () => {
  it('that has no page is not kept', async () => {
    expect(await keep('nada')).toEqual({ state: 'nothing' });
  });

  it('that another page answers is not kept as its own', async () => {
    const version = await site.deploy('ohara', OLD);
    site.put('/cartasqr/nada', 'old');
    expect(version).not.toBe('');
    expect(await keep('nada')).toEqual({ state: 'failed' });
    expect(await shown('nada')).toBe(undefined);
  });
});
