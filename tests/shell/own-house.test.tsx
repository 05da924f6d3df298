import { render, screen } from '@testing-library/react';
import { afterAll, test, expect, vi } from 'vitest';

vi.mock('../../src/terms/own-site.ts', async (original) => ({
  ...(await original<object>()),
  HOME: 'bar-pepe',
  DEMO: '',
}));
// The files of a process share its modules: those of this one are of another house.
vi.resetModules();
afterAll(() => void vi.resetModules());
const { Component: NotFound } = await import('../../src/shell/not-found-page.tsx');
const { ProfileShell } = await import('../../src/shell/profile-shell.tsx');
const { InSpanish } = await import('../support/fixture-page.tsx');

test.each([
  ['the page of no address', <NotFound key="" />],
  ['the profile', <ProfileShell key="" />],
])('what a house without a demo has at its base path is not called a sample by %s', (_by, page) => {
  render(page, { wrapper: InSpanish });
  expect(screen.getByRole('link', { name: 'Volver a la carta' }).getAttribute('href')).toBe('/cartasqr/');
});
