import { afterEach, describe, expect, test } from 'vitest';
import { lastVenue, rememberVenue, venuePath } from '../../src/ui/last-venue.ts';

afterEach(() => localStorage.clear());

describe('the last visited venue (specification, point 2)', () => {
  test.each([
    ['/cartasqr/el-moreno', '/el-moreno/'],
    ['/cartasqr/el-moreno/', '/el-moreno/'],
    ['/cartasqr/el-moreno/mesa-4', '/el-moreno/mesa-4/'],
    ['/cartasqr/', '/'],
    ['/cartasqr', '/'],
  ])('of %s is kept as %s', (address, path) => {
    expect(venuePath(address)).toBe(path);
  });

  test('is not the profile', () => {
    rememberVenue('/cartasqr/el-moreno');
    rememberVenue('/cartasqr/profile');
    rememberVenue('/cartasqr/profile/');
    expect(lastVenue()).toBe('/el-moreno/');
  });

  test('is none before the first visit', () => {
    expect(lastVenue()).toBeUndefined();
  });
});
