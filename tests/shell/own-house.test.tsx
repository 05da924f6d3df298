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
const { InSpanish } = await import('../support/fixture-page.tsx');

test('what a house without a demo has at its base path is not called a sample', () => {
  render(<NotFound />, { wrapper: InSpanish });
  expect(screen.getByRole('link', { name: 'Volver a la carta' }).getAttribute('href')).toBe('/cartasqr/');
});
