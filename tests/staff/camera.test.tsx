import { describe, expect, test, vi } from 'vitest';
import { closeCamera, hasTorch, mayOpenCamera, openCamera, setTorch } from '../../src/staff/camera.ts';

const scopeWith = (getUserMedia: () => Promise<MediaStream>, isSecureContext = true) =>
  ({ isSecureContext, navigator: { mediaDevices: { getUserMedia } } }) as unknown as Window;

const failing = (name: string) => scopeWith(() => Promise.reject(new DOMException('', name)));

describe('the camera', () => {
  test('is the one on the back, without sound', async () => {
    const stream = {} as MediaStream;
    const getUserMedia = vi.fn<(wish?: MediaStreamConstraints) => Promise<MediaStream>>(async () => stream);
    expect(await openCamera(scopeWith(getUserMedia))).toBe(stream);
    expect(getUserMedia.mock.lastCall?.[0]).toMatchObject({
      audio: false,
      video: { facingMode: { ideal: 'environment' } },
    });
  });

  test.each([
    ['NotAllowedError', 'denied'],
    ['SecurityError', 'denied'],
    ['NotFoundError', 'none'],
    ['OverconstrainedError', 'none'],
    ['NotReadableError', 'in-use'],
    ['AbortError', 'in-use'],
    ['TypeError', 'failed'],
  ])('that fails with %s is told as %s', async (name, fault) => {
    await expect(openCamera(failing(name))).rejects.toMatchObject({ fault });
  });

  test('is not to be had at an insecure address, nor where the browser knows no cameras', async () => {
    await expect(openCamera(scopeWith(async () => ({}) as MediaStream, false))).rejects.toMatchObject({
      fault: 'insecure',
    });
    const without = { isSecureContext: true, navigator: {} } as unknown as Window;
    await expect(openCamera(without)).rejects.toMatchObject({ fault: 'none' });
  });

  test('is opened unasked only where that was allowed for good', async () => {
    const knows = (state: string) => ({ permissions: { query: async () => ({ state }) } }) as unknown as Navigator;
    expect(await mayOpenCamera(knows('granted'))).toBe(true);
    expect(await mayOpenCamera(knows('prompt'))).toBe(false);
    expect(await mayOpenCamera({} as Navigator)).toBe(false);
  });

  test('gives its light where it has one', async () => {
    const applyConstraints = vi.fn<(wish: object) => Promise<void>>(async () => {});
    const stop = vi.fn<() => void>();
    const track = { getCapabilities: () => ({ torch: true }), applyConstraints, stop };
    const stream = { getVideoTracks: () => [track], getTracks: () => [track] } as unknown as MediaStream;
    expect(hasTorch(stream)).toBe(true);
    expect(hasTorch({ getVideoTracks: () => [{}] } as unknown as MediaStream)).toBe(false);
    await setTorch(stream, true);
    expect(applyConstraints).toHaveBeenCalledExactlyOnceWith({ advanced: [{ torch: true }] });
    closeCamera(stream);
    expect(stop).toHaveBeenCalledOnce();
  });
});
