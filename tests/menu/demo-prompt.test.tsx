import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DemoPrompt } from '../../src/menu/demo-prompt.tsx';
import { InSpanish } from '../support/fixture-page.tsx';

afterEach(cleanup);

test('the demo asks whether the visitor wants a menu, and its button opens the information', () => {
  render(<DemoPrompt />, { wrapper: InSpanish });
  expect(screen.getByText('¿Quieres que te hagamos tu carta?')).toBeDefined();
  const target = screen.getByRole('button', { name: 'Ver información' }).getAttribute('popovertarget') ?? '';
  const information = document.getElementById(target);
  expect(information?.getAttribute('popover')).toBe('auto');
  expect(information?.querySelector('h2')?.textContent).toBe('Tu carta digital, a tu medida');
  expect(information?.querySelectorAll('ol > li')).toHaveLength(3);
});
