import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DemoPrompt } from '../../src/menu/demo-prompt.tsx';
import { InSpanish } from '../support/fixture-page.tsx';

const showPopover = vi.fn();

beforeEach(() => {
  // What jsdom lacks.
  HTMLElement.prototype.showPopover = showPopover;
  showPopover.mockClear();
  render(<DemoPrompt />, { wrapper: InSpanish });
});

afterEach(cleanup);

/** Its texts come when they are asked for. */
async function ask(): Promise<void> {
  const before = showPopover.mock.calls.length;
  await act(async () => screen.getByRole('button', { name: 'Ver información' }).click());
  await vi.waitFor(() => expect(showPopover).toHaveBeenCalledTimes(before + 1));
}

const information = (): HTMLElement | null => document.getElementById('demo_information');

describe('the demo', () => {
  test('asks whether the visitor wants a menu', () => {
    expect(screen.getByText('¿Quieres que te hagamos tu carta?')).toBeDefined();
    expect(information()).toBeNull();
  });

  test('shows the information when it is asked for, over the page', async () => {
    await ask();
    expect(information()?.getAttribute('popover')).toBe('auto');
    expect(information()?.querySelector('h2')?.textContent).toBe('Tu carta digital, a tu medida');
    expect(information()?.querySelectorAll('ol > li')).toHaveLength(3);
    expect(showPopover.mock.instances).toEqual([information()]);
  });

  test('shows it each time', async () => {
    await ask();
    await ask();
    expect(document.querySelectorAll('#demo_information')).toHaveLength(1);
  });

  test('says of its button that only the app can answer it', () => {
    expect(screen.getByRole('button', { name: 'Ver información' }).matches('[data-wants]')).toBe(true);
  });
});
