import { afterEach, expect, test } from 'vitest';
import { forgetWish, returnAddress, wishCard, wishedVenue } from '../../src/session/claim-return.ts';

afterEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

test('who wanted a card is led back to its venue, until they have been', () => {
  expect(wishedVenue()).toBeUndefined();
  wishCard('/el-moreno/mesa-4/');
  expect(wishedVenue()).toBe('/el-moreno/mesa-4/');
  forgetWish();
  expect(wishedVenue()).toBeUndefined();
});

test('the link of an e-mail knows the way back on another phone', () => {
  history.replaceState(null, '', '/cartasqr/profile');
  expect(returnAddress()).toBe('http://localhost:3000/cartasqr/profile');
  wishCard('/el-moreno/');
  const address = returnAddress();
  expect(address).toBe('http://localhost:3000/cartasqr/profile?claim=%2Fel-moreno%2F');
  sessionStorage.clear();
  history.replaceState(null, '', address);
  expect(wishedVenue()).toBe('/el-moreno/');
});

test.each(['', 'el-moreno', '//evil.example/', '/..//evil.example/', '/a/b/c/', '/%2e%2e/', 'https://evil.example/'])(
  'an address that says %j leads nowhere',
  (claim) => {
    history.replaceState(null, '', `/cartasqr/profile?${new URLSearchParams({ claim })}`);
    expect(wishedVenue()).toBeUndefined();
  },
);

test('the demo, which lies at the base path, is a venue too', () => {
  wishCard('/');
  expect(wishedVenue()).toBe('/');
});
