import { beforeEach, expect, test } from 'vitest';
import { Avatar } from '../../src/menu/venue-header.tsx';
import { greetMember } from '../../src/page/member.ts';
import { rememberUser } from '../../src/session/remember-user.ts';
import { markupIn } from '../support/fixture-page.tsx';

const PHOTO = 'https://lh3.googleusercontent.com/a/photo';
const ANA = { uid: 'ana', photoURL: PHOTO };
const BEA = { uid: 'bea', photoURL: undefined };

const photo = (): HTMLImageElement | null => document.querySelector('a.avatar > img');
/** Whether the page knows of a member, and whose photo stands in the place of the sign. */
const shown = (): unknown[] => [document.documentElement.hasAttribute('data-member'), photo()?.getAttribute('src')];
const greet = (): void => greetMember(document);

beforeEach(async () => {
  document.body.innerHTML = await markupIn('es', <Avatar />);
});

test.each([
  ['nobody', null, [false, undefined]],
  ['somebody with a photo', ANA, [true, PHOTO]],
  ['somebody without one', BEA, [true, undefined]],
])('a menu greets %s who is signed in on this phone', (_who, user, expected) => {
  rememberUser(user);
  expect(shown()).toEqual([false, undefined]);
  greet();
  expect(shown()).toEqual(expected);
});

test('the photo says nothing to screen readers, and its host does not learn which menu is read', () => {
  rememberUser(ANA);
  greet();
  expect([photo()?.alt, photo()?.referrerPolicy]).toEqual(['', 'no-referrer']);
});

test.each(['storage', 'pageshow'])('it follows who signs in and out elsewhere (%s)', (event) => {
  greet();
  for (const [user, expected] of [
    [ANA, [true, PHOTO]],
    [null, [false, undefined]],
    [BEA, [true, undefined]],
    [ANA, [true, PHOTO]],
  ] as const) {
    rememberUser(user);
    window.dispatchEvent(new Event(event));
    expect(shown()).toEqual(expected);
  }
  const before = photo();
  window.dispatchEvent(new Event(event));
  expect(photo()).toBe(before);
});

test('a menu without a stamp card has no place for a photo', () => {
  document.body.replaceChildren();
  rememberUser(ANA);
  greet();
  expect(shown()).toEqual([true, undefined]);
});
