import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { Avatar } from '../../src/menu/avatar.tsx';
import { rememberUser } from '../../src/session/known-user.ts';
import { InSpanish } from '../support/fixture-page.tsx';

const PHOTO = 'https://lh3.googleusercontent.com/a/photo';
const avatar = (
  <InSpanish>
    <Avatar />
  </InSpanish>
);
const photo = () => screen.getByRole('link', { name: 'Tu perfil' }).querySelector('img');

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('links to the profile, with a default sign when the user has no photoURL (specification, point 2)', () => {
  rememberUser({ uid: 'ana', photoURL: undefined });
  render(avatar);
  expect(screen.getByRole('link', { name: 'Tu perfil' }).getAttribute('href')).toBe('/cartasqr/profile');
  expect(photo()).toBeNull();
});

it('shows the photo of whoever is signed in on this phone, which the prerendered page cannot know', () => {
  rememberUser({ uid: 'ana', photoURL: PHOTO });
  expect(renderToString(avatar)).not.toContain(PHOTO);
  render(avatar);
  expect(photo()?.getAttribute('src')).toBe(PHOTO);
  expect(photo()?.getAttribute('alt')).toBe('');
});

it('follows a sign-out in another tab', () => {
  rememberUser({ uid: 'ana', photoURL: PHOTO });
  render(avatar);
  rememberUser(null);
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
  expect(photo()).toBeNull();
});
