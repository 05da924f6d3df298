// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { signInSettings } from '../../src/session/open-auth.ts';

const SETTINGS = { projectId: 'p', apiKey: 'k', authDomain: 'd', emulator: false };

const answer = (response: () => Response | Promise<never>) => vi.stubGlobal('fetch', async () => response());
const offline = () => answer(() => Promise.reject(new TypeError('Failed to fetch')));

beforeEach(() => localStorage.clear());

test('are what the server says, and without network what it said last', async () => {
  answer(() => Response.json(SETTINGS));
  expect(await signInSettings()).toEqual(SETTINGS);
  offline();
  expect(await signInSettings()).toEqual(SETTINGS);
  answer(() => Response.json({ ...SETTINGS, projectId: 'other' }));
  expect(await signInSettings()).toMatchObject({ projectId: 'other' });
  offline();
  expect(await signInSettings()).toMatchObject({ projectId: 'other' });
});

test('are unknown where nobody ever said, and where the server says that they are', async () => {
  offline();
  await expect(signInSettings()).rejects.toMatchObject({ code: 'offline' });
  answer(() => Response.json(SETTINGS));
  await signInSettings();
  answer(() => Response.json({ code: 'unavailable', message: '' }, { status: 503 }));
  await expect(signInSettings()).rejects.toMatchObject({ code: 'unavailable' });
});
