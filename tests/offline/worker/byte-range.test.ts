import { describe, expect, it, test } from 'vitest';
import { byteRange, partOf } from '../../../src/offline/worker/byte-range.ts';

test.each([
  ['bytes=0-', { first: 0, last: 9 }],
  ['bytes=2-5', { first: 2, last: 5 }],
  ['bytes=8-99', { first: 8, last: 9 }],
  ['bytes=-3', { first: 7, last: 9 }],
  ['bytes=-99', { first: 0, last: 9 }],
  ['bytes=10-', undefined],
  ['bytes=5-2', undefined],
  ['bytes=-', undefined],
  ['bytes=-0', undefined],
  ['bytes=0-1,4-5', undefined],
  ['items=0-1', undefined],
])('%s of ten bytes is %j', (header, range) => {
  expect(byteRange(header, 10)).toEqual(range);
});

describe('a part of a kept video', () => {
  const video = (): Response => new Response('0123456789', { headers: { 'content-type': 'video/mp4' } });

  it('is answered as the player asks', async () => {
    const part = await partOf(video(), 'bytes=2-5');
    expect(part.status).toBe(206);
    expect(await part.text()).toBe('2345');
    expect(part.headers.get('content-range')).toBe('bytes 2-5/10');
    expect(part.headers.get('content-length')).toBe('4');
    expect(part.headers.get('content-type')).toBe('video/mp4');
  });

  it('that does not exist is refused with its size', async () => {
    const part = await partOf(video(), 'bytes=10-');
    expect(part.status).toBe(416);
    expect(part.headers.get('content-range')).toBe('bytes */10');
  });
});
