import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { UnavailablePage } from '../../src/menu/unavailable-page.tsx';
import { InSpanish } from '../support/fixture-page.tsx';

afterEach(cleanup);

test('a venue without a menu says so (specification, point 8)', () => {
  render(<UnavailablePage venue="Oceans" />, { wrapper: InSpanish });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Menú no disponible');
  expect(screen.getByText(/La carta de Oceans no está disponible/)).toBeDefined();
});
