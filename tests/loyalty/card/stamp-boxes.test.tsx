import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { columnsOf, StampBoxes } from '../../../src/loyalty/card/stamp-boxes.tsx';
import { useCountdown } from '../../../src/loyalty/card/use-countdown.ts';

describe('the boxes of a card (specification, point 2)', () => {
  it('there are maxStamps of them, and the first nStamps are filled', () => {
    const { container } = render(<StampBoxes maxStamps={8} nStamps={3} label="3 de 8 sellos" />);
    expect(screen.getByText('3 de 8 sellos')).toBeDefined();
    const boxes = [...container.querySelectorAll('.stamp-box')];
    expect(boxes.map((box) => box.classList.contains('stamped'))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
    expect(boxes.map((box) => box.textContent)).toEqual(['', '', '', '4', '5', '6', '7', '']);
  });

  it('a full card has no empty box', () => {
    const { container } = render(<StampBoxes maxStamps={10} nStamps={10} label="10 de 10 sellos" />);
    expect(container.querySelectorAll('.stamp-box:not(.stamped)')).toHaveLength(0);
  });

  it('they stand in rows that are nearly as long', () => {
    const columns = [1, 2, 5, 6, 7, 8, 10, 12, 13, 20, 25, 30, 50].map((maxStamps) => [
      maxStamps,
      columnsOf(maxStamps),
    ]);
    expect(columns).toEqual([
      [1, 1],
      [2, 2],
      [5, 5],
      [6, 6],
      [7, 4],
      [8, 4],
      [10, 5],
      [12, 6],
      [13, 7],
      [20, 7],
      [25, 9],
      [30, 10],
      [50, 10],
    ]);
  });
});

function Left({ until }: { readonly until: string }) {
  return <p>{useCountdown(until) ?? 'Expirada'}</p>;
}

describe('the countdown', () => {
  afterEach(() => vi.useRealTimers());

  it('is looked at every second, and ends with "Expirada" (specification, point 4)', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-22T11:59:59Z') });
    const { container } = render(<Left until="2026-11-22T12:59:59.500Z" />);
    expect(container.textContent).toBe('0d 1h');
    act(() => void vi.advanceTimersByTime(1_000));
    expect(container.textContent).toBe('0d 0h');
    act(() => void vi.advanceTimersByTime(3_599_000));
    expect(container.textContent).toBe('0d 0h');
    act(() => void vi.advanceTimersByTime(1_000));
    expect(container.textContent).toBe('Expirada');
  });
});
