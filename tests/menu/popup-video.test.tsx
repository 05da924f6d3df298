import { beforeEach, expect, test, vi } from 'vitest';
import { startVideo, stopVideo } from '../../src/menu/popup/popup-video.ts';

let moves = true;

beforeEach(() => {
  moves = true;
  vi.stubGlobal('matchMedia', () => ({ matches: moves }));
  document.body.innerHTML = '<div class="dish"><span class="picture video" data-video="/burger.mp4">▶</span></div>';
});

const video = (): HTMLVideoElement | null => document.querySelector('video');

test('a video plays in a loop, without sound, in the place of its tile', () => {
  startVideo(document.body);
  expect(document.querySelector('[data-video]')).toBeNull();
  expect(video()?.getAttribute('src')).toBe('/burger.mp4');
  expect([video()?.loop, video()?.muted, video()?.autoplay, video()?.controls]).toEqual([true, true, true, false]);
});

test('readers who want no motion start it themselves', () => {
  moves = false;
  startVideo(document.body);
  expect([video()?.autoplay, video()?.controls]).toEqual([false, true]);
});

test('nothing plays where there is no video', () => {
  document.body.innerHTML = '<div class="dish"><img class="picture" src="/nachos.jpg" alt=""></div>';
  startVideo(document.body);
  expect(video()).toBeNull();
  expect(document.querySelector('img')).not.toBeNull();
});

test('it ends with its popup', () => {
  startVideo(document.body);
  stopVideo(document.body);
  expect(video()).toBeNull();
});
