import { afterEach, expect, it, vi } from 'vitest';
import { whenBack } from '../../src/ui/when-back.ts';

const look = (visibility: DocumentVisibilityState): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
};

afterEach(() => {
  vi.restoreAllMocks();
});

it('calls when the phone has a network again or is looked at again, until it is stopped', () => {
  const callback = vi.fn<() => void>();
  const stop = whenBack(callback);
  look('hidden');
  expect(callback).toHaveBeenCalledTimes(0);
  look('visible');
  expect(callback).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  expect(callback).toHaveBeenCalledTimes(2);
  stop();
  look('visible');
  window.dispatchEvent(new Event('online'));
  expect(callback).toHaveBeenCalledTimes(2);
});
