import { beforeEach, describe, expect, it } from 'vitest';
import { Pictures } from '../../../src/offline/worker/pictures.ts';
import { FakeCaches } from '../../support/fake-caches.ts';
import { FakeSite } from '../../support/fake-site.ts';

const DAY = 86_400_000;
const STORE = 'carta-pictures-1';
const SITE = 'https://cartas.example';
const BURGER = '/cartasqr/img/ohara/burger.jpg';
const VIDEO = '/cartasqr/img/ohara/grill.mp4';

let caches: FakeCaches;
let site: FakeSite;
let now: number;
let pictures: Pictures;
let background: Promise<unknown>[];
beforeEach(() => {
  caches = new FakeCaches();
  site = new FakeSite();
  site.put(BURGER, 'burger', { 'content-type': 'image/jpeg' });
  site.put(VIDEO, '0123456789', { 'content-type': 'video/mp4', 'content-length': '10' });
  now = 1_000_000;
  pictures = new Pictures({ caches: caches.asStorage(), fetch: site.fetch, now: () => now });
});

/** What a page gets, when all that was to be done after it is done. */
async function see(path: string, headers: Record<string, string> = {}): Promise<Response> {
  background = [];
  const answer = await pictures.answer(new Request(SITE + path, { headers }), (work) => background.push(work));
  await Promise.all(background);
  return answer;
}

describe('a picture that was seen', () => {
  beforeEach(() => see(BURGER));

  it('is there without network', async () => {
    site.down = true;
    expect(await (await see(BURGER)).text()).toBe('burger');
  });

  it('is not asked for again on the same day', async () => {
    now += DAY;
    await see(BURGER);
    expect(site.asked).toEqual([BURGER]);
  });

  it('is renewed after a day, and shown anew the next time', async () => {
    site.put(BURGER, 'new burger', { 'content-type': 'image/jpeg' });
    now += DAY + 1;
    expect(await (await see(BURGER)).text()).toBe('burger');
    expect(await (await see(BURGER)).text()).toBe('new burger');
  });

  it('is gone when the site has it no more', async () => {
    site.remove(BURGER);
    now += DAY + 1;
    await see(BURGER);
    expect(await caches.paths(STORE)).toEqual([]);
  });
});

describe('a video', () => {
  it('is played from the network at first, and kept beside it', async () => {
    expect(await (await see(VIDEO, { range: 'bytes=0-' })).text()).toBe('0123456789');
    expect(await caches.paths(STORE)).toEqual([VIDEO]);
  });

  it('is then answered in the parts that the player asks for', async () => {
    await see(VIDEO, { range: 'bytes=0-' });
    site.down = true;
    const part = await see(VIDEO, { range: 'bytes=4-' });
    expect(part.status).toBe(206);
    expect(await part.text()).toBe('456789');
    expect(part.headers.get('content-range')).toBe('bytes 4-9/10');
  });

  it('that is large is left to the network', async () => {
    site.put(VIDEO, 'large', { 'content-type': 'video/mp4', 'content-length': '1000001' });
    await see(VIDEO, { range: 'bytes=0-' });
    expect(await caches.paths(STORE)).toEqual([]);
  });
});

describe('what is not stored', () => {
  it.each([
    ['is not found', 'Not found', 'text/html', 404],
    ['is a page in the place of a picture', '<h1>Home</h1>', 'text/html', 200],
    ['is too large, though it did not say so', 'x'.repeat(1_000_001), 'image/jpeg', 200],
  ])('%s', async (_what, content, type, status) => {
    site.put(BURGER, content, { 'content-type': type }, status);
    expect((await see(BURGER)).status).toBe(status);
    expect(await caches.paths(STORE)).toEqual([]);
  });

  it('finds no place, or none is allowed: the page gets it all the same', async () => {
    caches.full = /burger/;
    expect(await (await see(BURGER)).text()).toBe('burger');
    caches.forbidden = true;
    expect(await (await see(BURGER)).text()).toBe('burger');
  });
});

describe('pictures that a page has shown before there was a worker', () => {
  it('are fetched once each, and a missing one stops none', async () => {
    await pictures.keep([`${SITE}/cartasqr/img/none.jpg`, SITE + BURGER, SITE + BURGER]);
    expect(site.asked).toEqual(['/cartasqr/img/none.jpg', BURGER]);
    expect(await caches.paths(STORE)).toEqual([BURGER]);
  });

  it('push out the oldest when there are more than 300', async () => {
    const paths = Array.from({ length: 302 }, (_, index) => `/cartasqr/img/ohara/${index}.jpg`);
    for (const path of paths) {
      site.put(path, 'x', { 'content-type': 'image/jpeg' });
      now += 1;
      await see(path);
    }
    await pictures.keep([]);
    expect(await caches.paths(STORE)).toHaveLength(300);
    expect(await caches.paths(STORE)).not.toContain(paths[1]);
    expect(await caches.paths(STORE)).toContain(paths[2]);
  });

  it('push out the oldest when they are more than 24 MB', async () => {
    for (let count = 1; count <= 27; count += 1) {
      const path = `/cartasqr/img/ohara/${count}.jpg`;
      site.put(path, 'x'.repeat(900_000), { 'content-type': 'image/jpeg' });
      now += 1;
      await see(path);
    }
    await pictures.keep([]);
    const kept = await caches.paths(STORE);
    expect(kept).toHaveLength(26);
    expect(kept).not.toContain('/cartasqr/img/ohara/1.jpg');
  });
});
