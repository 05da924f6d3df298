import { describe, expect, test } from 'vitest';
import { copyAge } from '../../src/offline/copy-line.ts';
import { byteRange, partOf } from '../../src/offline/worker/pictures.ts';
import { kindOf, pagePath } from '../../src/offline/worker/addresses.ts';

describe('the age of a copy', () => {
  const NOW = new Date('2026-03-20T20:00:00+01:00');

  test.each([
    ['2026-03-20T19:59:50+01:00', 'hace 1 minuto'],
    ['2026-03-20T19:48:00+01:00', 'hace 12 minutos'],
    ['2026-03-20T19:00:00+01:00', 'hace 1 hora'],
    ['2026-03-20T00:30:00+01:00', 'hace 19 horas'],
    ['2026-03-19T21:00:00+01:00', 'hace 23 horas'],
    ['2026-03-19T19:00:00+01:00', 'ayer'],
    // The days of Madrid count, wherever the phone is: there it is half past midnight.
    ['2026-03-18T23:30:00Z', 'ayer'],
    ['2026-03-18T23:59:00+01:00', 'anteayer'],
    ['2026-03-14T12:00:00+01:00', 'hace 6 días'],
    ['2026-03-13T12:00:00+01:00', 'el viernes, 13 de marzo'],
    ['2025-03-13T12:00:00+01:00', 'el jueves, 13 de marzo de 2025'],
    // The phone's clock was set back: by minutes, by hours, to its first day.
    ['2026-03-20T20:30:00+01:00', 'hace 1 minuto'],
    ['2026-03-21T12:00:00+01:00', 'el sábado, 21 de marzo'],
    ['2040-03-21T12:00:00+01:00', 'el miércoles, 21 de marzo de 2040'],
  ])('of %s is said as %j', (saved, age) => {
    expect(copyAge('es', new Date(saved), NOW, 'el {date}')).toBe(age);
  });

  test.each([
    ['en', 'on {date}', 'yesterday', 'on Sunday 8 March'],
    ['fr', 'le {date}', 'hier', 'le dimanche 8 mars'],
    ['de', 'am {date}', 'gestern', 'am Sonntag, 8. März'],
    ['it', '{date}', 'ieri', 'domenica 8 marzo'],
    ['ca', 'el {date}', 'ahir', 'el diumenge, 8 de març'],
  ] as const)('is said in %s', (language, onDate, yesterday, day) => {
    expect(copyAge(language, new Date('2026-03-19T12:00:00+01:00'), NOW, onDate)).toBe(yesterday);
    expect(copyAge(language, new Date('2026-03-08T12:00:00+01:00'), NOW, onDate)).toBe(day);
  });
});

describe('a part of a kept video', () => {
  test.each([
    ['bytes=0-', [0, 9]],
    ['bytes=2-5', [2, 5]],
    ['bytes=8-99', [8, 9]],
    ['bytes=-3', [7, 9]],
    ['bytes=-99', [0, 9]],
    ['bytes=10-', undefined],
    ['bytes=5-2', undefined],
    ['bytes=-', undefined],
    ['bytes=-0', undefined],
    ['bytes=0-1,4-5', undefined],
    ['items=0-1', undefined],
  ])('that %s asks for is, of ten bytes, %j', (header, bounds) => {
    const range = byteRange(header, 10);
    expect(range && [range.first, range.last]).toEqual(bounds);
  });

  const video = () => new Response('0123456789', { headers: { 'content-type': 'video/mp4' } });
  const headersOf = ({ headers }: Response) =>
    ['content-range', 'content-length', 'content-type'].map((name) => headers.get(name));

  test('is answered as the player asks', async () => {
    const part = await partOf(video(), 'bytes=2-5');
    expect([part.status, await part.text()]).toEqual([206, '2345']);
    expect(headersOf(part)).toEqual(['bytes 2-5/10', '4', 'video/mp4']);
  });

  test('that does not exist is refused with its size', async () => {
    const part = await partOf(video(), 'bytes=10-');
    expect([part.status, headersOf(part)[0]]).toEqual([416, 'bytes */10']);
  });
});

describe('the page of an address', () => {
  test.each([
    ['/cartasqr/', ''],
    ['/cartasqr/ohara', 'ohara'],
    ['/cartasqr/ohara/', 'ohara'],
    ['/cartasqr/%6Fhara/mesa%204', 'ohara/mesa 4'],
    ['/cartasqr', undefined],
    ['/other/ohara', undefined],
    ['/cartasqr/%zz', undefined],
  ])('%s is at the path %j', (pathname, path) => {
    expect(pagePath(pathname)).toBe(path);
  });
});

test.each([
  ['GET', 'navigate', '/cartasqr/', 'page'],
  ['GET', 'navigate', '/cartasqr/ohara', 'page'],
  ['GET', 'navigate', '/cartasqr/ohara/mesa-4?x=1', 'page'],
  ['GET', 'navigate', '/cartasqr/apio', 'page'],
  ['GET', 'cors', '/cartasqr/assets/app-1a2b.js', 'file'],
  ['GET', 'no-cors', '/cartasqr/img/ohara/logo.svg', 'picture'],
  ['GET', 'navigate', '/cartasqr/img/ohara/logo.svg', 'picture'],
  ['GET', 'cors', '/cartasqr/ohara', undefined],
  ['GET', 'cors', '/cartasqr/api/get-user-data', undefined],
  ['GET', 'navigate', '/cartasqr/api/sign-in', undefined],
  ['POST', 'navigate', '/cartasqr/ohara', undefined],
  ['POST', 'cors', '/cartasqr/api/create-new-loyalty-card', undefined],
  ['HEAD', 'cors', '/cartasqr/assets/app-1a2b.js', undefined],
  ['GET', 'navigate', '/cartasqr', undefined],
  ['GET', 'navigate', '/cartasqrs/', undefined],
  ['GET', 'cors', '/socket.io/?EIO=4', undefined],
  ['GET', 'no-cors', 'https://pictures.example/cartasqr/img/a.jpg', undefined],
] as const)('%s (%s) of %s is answered as %s', (method, mode, address, kind) => {
  const site = 'https://cartas.example';
  expect(kindOf({ method, mode, url: new URL(address, site).href }, site)).toBe(kind);
});
