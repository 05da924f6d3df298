import { afterEach, expect, it, vi } from 'vitest';
import { greetMember } from '../../src/app/greet-member.ts';
import { watchClaims } from '../../src/app/watch-claims.ts';
import { rememberUser } from '../../src/session/known-user.ts';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.body.innerHTML = '';
});

/** A page whose panel opens; whether the app was called for. */
function openPanel(page: Document): boolean {
  page.body.innerHTML = '<dialog id="stamp_card"></dialog>';
  const wanted = vi.fn<() => void>();
  page.addEventListener('carta:wanted', wanted);
  page.getElementById('stamp_card')?.dispatchEvent(new Event('beforetoggle'));
  return wanted.mock.calls.length > 0;
}

const emptyPage = (): Document => document.implementation.createHTMLDocument();

it('who is signed in on this phone is not invited to claim a card, and opening the panel fetches the app', () => {
  rememberUser({ uid: 'ana', photoURL: undefined });
  const page = emptyPage();
  greetMember(page);
  expect(page.documentElement.dataset['member']).toBe('');
  expect(openPanel(page)).toBe(true);
});

it('for those who are signed out the panel asks for nothing', () => {
  const page = emptyPage();
  greetMember(page);
  expect(page.documentElement.dataset['member']).toBeUndefined();
  expect(openPanel(page)).toBe(false);
});

it('"Reclamar" remembers the venue, and no other link does', () => {
  history.replaceState(null, '', '/cartasqr/gottan-granada');
  document.body.innerHTML =
    '<a id="other" href="#other">Carta</a><div id="stamp_card"><div class="claim"><a href="#claim">Reclamar</a></div></div>';
  watchClaims(document);
  document.querySelector<HTMLElement>('#other')?.click();
  expect(sessionStorage.getItem('carta-claim')).toBeNull();
  document.querySelector<HTMLElement>('.claim a')?.click();
  expect(sessionStorage.getItem('carta-claim')).toBe('/gottan-granada/');
});
