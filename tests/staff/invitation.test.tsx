import { afterEach, expect, test } from 'vitest';
import { dropInvitation, takeInvitation } from '../../src/staff/invitation.ts';

const TOKEN = 'abcdefghijklmnopqrstuvwxyz';

afterEach(() => {
  dropInvitation();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

test('L16: an invitation is taken out of the address and outlasts the signing in', () => {
  window.history.replaceState(null, '', `/cartasqr/staff?x=1#invitation=${TOKEN}`);
  expect(takeInvitation()).toBe(TOKEN);
  expect(window.location.href).toMatch(/\/cartasqr\/staff\?x=1$/);
  expect(sessionStorage.getItem('carta-staff-invitation')).toBe(TOKEN);
  expect(takeInvitation()).toBe(TOKEN);
});

test('it is gone when it was accepted or declined', () => {
  window.history.replaceState(null, '', `/cartasqr/staff#invitation=${TOKEN}`);
  takeInvitation();
  dropInvitation();
  expect(takeInvitation()).toBeUndefined();
  expect(sessionStorage.length).toBe(0);
});

test.each(['', '#', '#invitation=', '#invitation=short', '#invitation=<script>aaaaaaaaaaaaaaaaaaaa', '#other=x'])(
  '%j is no invitation',
  (hash) => {
    window.history.replaceState(null, '', `/cartasqr/staff${hash}`);
    expect(takeInvitation()).toBeUndefined();
  },
);
