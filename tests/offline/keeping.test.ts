/** How pages and pictures come into the store, are replaced, and leave it. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { KeepAnswer } from '../../src/offline/protocol.ts';
import { keepPage } from '../../src/offline/worker/keep-page.ts';
import { Pictures } from '../../src/offline/worker/pictures.ts';
import { Snapshots } from '../../src/offline/worker/snapshots.ts';
import { FakeCaches } from '../support/fake-caches.ts';
import { FakeSite } from '../support/fake-site.ts';

const DAY = 86_400_000;
const FILES = 'carta-files-1';
const RECORDS = 'carta-records-2';
const PICTURES = 'carta-pictures-1';

let caches: FakeCaches;
let site: FakeSite;
let time: number;
const now = (): number => time;

beforeEach(() => {
  caches = new FakeCaches();
  site = new FakeSite();
  time = 1_000_000;
});

describe('the store of pages', () => {
  const APP = '/cartasqr/assets/app-1.js';
  const FIRST = '/cartasqr/assets/ohara-1.js';
  const SECOND = '/cartasqr/assets/ohara-2.js';
  const OLD = { document: 'old', files: { [APP]: 'app', [FIRST]: 'ohara 1' } };
  const NEW = { document: 'new', files: { [APP]: 'app', [SECOND]: 'ohara 2' } };

  const FINDER = '/cartasqr/assets/finder-1.js';

  let snapshots: Snapshots;
  let savesData: boolean;
  beforeEach(() => {
    savesData = false;
    let last = Promise.resolve();
    const lock = (change: () => Promise<void>): Promise<void> => {
      const turn = last.then(change);
      last = turn.catch(() => undefined);
      return turn;
    };
    snapshots = new Snapshots({ caches: caches.asStorage(), now, lock });
  });

  function keep(path = 'ohara', shows?: string): Promise<KeepAnswer> {
    const pictures = { keep: async () => undefined };
    const parts = { snapshots, pictures, fetch: site.fetch, now, savesData: () => savesData };
    return keepPage({ address: `/cartasqr/${path}`, shown: shows }, parts);
  }

  /** What would be shown without network. */
  async function shown(path = 'ohara'): Promise<string | undefined> {
    const record = await snapshots.find(path);
    return record && (await snapshots.document(record))?.text();
  }

  const stored = async (file: string): Promise<string | undefined> => (await snapshots.file(file))?.text();

  describe('keeps a page', () => {
    it('with all its files, and the headers that belong to it, not those of the way', async () => {
      const version = await site.deploy('ohara', OLD);
      expect(await keep()).toEqual({ state: 'kept', version });
      expect([await shown(), await stored(APP)]).toEqual(['old', 'app']);
      expect(await caches.paths(FILES)).toEqual([APP, FIRST, `/cartasqr/document/${version}`]);
      expect((await snapshots.find('ohara'))?.headers).toEqual({
        'content-type': 'text/html',
        'content-security-policy': 'mine',
      });
    });

    it.each([
      [false, 'finder'],
      [true, undefined],
    ])('with those of its islands, unless the phone saves data (%s)', async (saves, finder) => {
      savesData = saves;
      await site.deploy('ohara', { ...OLD, islands: { [FINDER]: 'finder' } });
      expect(await keep()).toMatchObject({ state: 'kept' });
      expect([await stored(APP), await stored(FINDER)]).toEqual(['app', finder]);
      expect(site.asked.includes(FINDER)).toBe(!saves);
    });

    it('with those of its islands after all, when the phone no longer saves data', async () => {
      savesData = true;
      await site.deploy('ohara', { ...OLD, islands: { [FINDER]: 'finder' } });
      await keep();
      savesData = false;
      await keep();
      expect(await stored(FINDER)).toBe('finder');
    });

    it('that has not changed by asking for it only, and notes it as current', async () => {
      await site.deploy('ohara', OLD);
      await keep();
      site.asked.length = 0;
      time += 5 * DAY;
      await keep();
      expect(site.asked).toEqual(['/cartasqr/ohara']);
      expect((await snapshots.find('ohara'))?.provenAt).toBe(time);
    });

    it('and says to a page that shows another menu that it does', async () => {
      const version = await site.deploy('ohara', { ...OLD, document: '<div data-page="/ohara-2">' });
      expect(await keep('ohara', '/ohara-2')).toEqual({ state: 'kept', version });
      expect(await keep('ohara', '/ohara-1')).toEqual({ state: 'kept', version, isOther: true });
      expect(await keep()).toEqual({ state: 'kept', version });
    });

    it.each([
      ['of which the browser has lost a file', async () => (await caches.open(FILES)).delete(APP), 'old'],
      [
        'whose record is damaged',
        async () => (await caches.open(RECORDS)).put('/cartasqr/kept/ohara', new Response('{"page":')),
        undefined,
      ],
    ])('%s anew', async (_what, damage, left) => {
      const version = await site.deploy('ohara', OLD);
      await keep();
      await damage();
      expect(await shown()).toBe(left);
      expect(await keep()).toEqual({ state: 'kept', version });
      expect([await shown(), await stored(APP)]).toEqual(['old', 'app']);
    });

    it('at its own address only, and none where there is none', async () => {
      await site.deploy('ohara', OLD);
      expect(await keep('nada')).toEqual({ state: 'nothing' });
      site.put('/cartasqr/nada', 'old');
      expect(await keep('nada')).toEqual({ state: 'failed' });
      expect(await shown('nada')).toBe(undefined);
    });
  });

  describe('has a page, of which a new version', () => {
    beforeEach(async () => {
      await site.deploy('ohara', OLD);
      await keep();
    });

    it('takes the place of the old one; pages that are open find their files for a day', async () => {
      await site.deploy('ohara', NEW);
      await keep();
      expect([await shown(), await stored(FIRST)]).toEqual(['new', 'ohara 1']);
      time += DAY + 1;
      await keep();
      expect([await shown(), await stored(FIRST)]).toEqual(['new', undefined]);
      expect(await caches.paths(FILES)).toHaveLength(3);
    });

    it('is fetched with the files only that are new', async () => {
      const version = await site.deploy('ohara', NEW);
      site.asked.length = 0;
      await keep();
      expect(site.asked).toEqual(['/cartasqr/ohara', `/cartasqr/assets/page-${version}.json`, SECOND]);
    });

    it.each([
      ['one of its files is gone', 'integrity', () => site.remove(SECOND)],
      ['one of its files is another', 'integrity', () => site.put(SECOND, 'ohara 3')],
      ['one of its files is a page that says it is not found', 'integrity', () => site.put(SECOND, '<h1>No</h1>')],
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
      const slow = { ...(await snapshots.find('ohara')), version: 'late', provenAt: time - 1, page: 'ohara' };
      await snapshots.commit(slow as never, new Map());
      expect(await shown()).toBe('old');
    });

    describe('that was stored while the clock of the phone was a year ahead', () => {
      beforeEach(() => (time -= 365 * DAY));

      it('gives way to a new version', async () => {
        const version = await site.deploy('ohara', NEW);
        expect(await keep()).toEqual({ state: 'kept', version });
        expect(await shown()).toBe('new');
      });

      it('and has not changed is noted as current now', async () => {
        await keep();
        expect((await snapshots.find('ohara'))?.provenAt).toBe(time);
      });
    });

    it('does not come while thirty others are opened: it goes, and its files with it', async () => {
      for (let count = 1; count <= 30; count += 1) {
        time += 1;
        await site.deploy(`venue-${count}`, { document: `venue ${count}`, files: { [APP]: 'app' } });
        await keep(`venue-${count}`);
      }
      expect([await shown(), await shown('venue-1')]).toEqual([undefined, 'venue 1']);
      expect([await stored(FIRST), await stored(APP)]).toEqual([undefined, 'app']);
    });
  });
});

describe('the store of pictures', () => {
  const SITE = 'https://cartas.example';
  const BURGER = '/cartasqr/img/ohara/burger.jpg';
  const VIDEO = '/cartasqr/img/ohara/grill.mp4';

  let pictures: Pictures;
  beforeEach(() => {
    putPicture(BURGER, 'burger');
    site.put(VIDEO, '0123456789', { 'content-type': 'video/mp4', 'content-length': '10' });
    pictures = new Pictures({ caches: caches.asStorage(), fetch: site.fetch, now });
  });

  const putPicture = (path: string, content: string): void => site.put(path, content, { 'content-type': 'image/jpeg' });

  /** What a page gets, when all that was to be done after it is done. */
  async function see(path: string, range?: string): Promise<Response> {
    const background: Promise<unknown>[] = [];
    const request = new Request(SITE + path, { headers: range === undefined ? {} : { range } });
    const answer = await pictures.answer(request, (work) => background.push(work));
    await Promise.all(background);
    return answer;
  }

  const seen = async (path: string): Promise<string> => (await see(path)).text();

  describe('has a picture that was seen', () => {
    beforeEach(() => see(BURGER));

    it('which is not asked for again on the same day', async () => {
      time += DAY;
      await see(BURGER);
      expect(site.asked).toEqual([BURGER]);
    });

    it('which is renewed after a day, and shown anew the next time', async () => {
      putPicture(BURGER, 'new burger');
      time += DAY + 1;
      expect([await seen(BURGER), await seen(BURGER)]).toEqual(['burger', 'new burger']);
    });

    it('which is renewed where it was stored while the clock of the phone was ahead', async () => {
      putPicture(BURGER, 'new burger');
      time -= 365 * DAY;
      expect([await seen(BURGER), await seen(BURGER)]).toEqual(['burger', 'new burger']);
    });

    it('until the site has it no more', async () => {
      site.remove(BURGER);
      time += DAY + 1;
      await see(BURGER);
      expect(await caches.paths(PICTURES)).toEqual([]);
    });
  });

  it('keeps a video beside playing it, and then answers in the parts that the player asks for', async () => {
    expect(await (await see(VIDEO, 'bytes=0-')).text()).toBe('0123456789');
    expect(await caches.paths(PICTURES)).toEqual([VIDEO]);
    site.down = true;
    const part = await see(VIDEO, 'bytes=4-');
    expect([part.status, await part.text()]).toEqual([206, '456789']);
    expect(part.headers.get('content-range')).toBe('bytes 4-9/10');
  });

  it('leaves a large video to the network', async () => {
    site.put(VIDEO, 'large', { 'content-type': 'video/mp4', 'content-length': '1000001' });
    await see(VIDEO, 'bytes=0-');
    expect(await caches.paths(PICTURES)).toEqual([]);
  });

  it.each([
    ['is not found', 'Not found', 'text/html', 404],
    ['is a page in the place of a picture', '<h1>Home</h1>', 'text/html', 200],
    ['is too large, though it did not say so', 'x'.repeat(1_000_001), 'image/jpeg', 200],
  ])('does not take what %s', async (_what, content, type, status) => {
    site.put(BURGER, content, { 'content-type': type }, status);
    expect((await see(BURGER)).status).toBe(status);
    expect(await caches.paths(PICTURES)).toEqual([]);
  });

  it('that is full or forbidden lets the page have the picture all the same', async () => {
    caches.full = /burger/;
    expect(await seen(BURGER)).toBe('burger');
    caches.forbidden = true;
    expect(await seen(BURGER)).toBe('burger');
  });

  it('takes those that a page has shown before there was a worker, once each; a missing one stops none', async () => {
    await pictures.keep([`${SITE}/cartasqr/img/none.jpg`, SITE + BURGER, SITE + BURGER]);
    expect(site.asked).toEqual(['/cartasqr/img/none.jpg', BURGER]);
    expect(await caches.paths(PICTURES)).toEqual([BURGER]);
  });

  it.each([
    ['300', 302, 1, 300],
    ['24 MB', 27, 900_000, 26],
  ])('drops the oldest when there are more than %s', async (_limit, count, bytes, left) => {
    const paths = Array.from({ length: count }, (_, index) => `/cartasqr/img/ohara/${index}.jpg`);
    for (const path of paths) {
      putPicture(path, 'x'.repeat(bytes));
      time += 1;
      await see(path);
    }
    await pictures.keep([]);
    expect(await caches.paths(PICTURES)).toEqual(paths.slice(count - left).toSorted());
  });
});
