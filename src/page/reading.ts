/**
 * Lets the bar step aside while a diner reads down, and come back at the first move up. By what fingers and wheels do: who jumps, or reads
 * with keys, keeps it.
 */
export function stepAside(page: Document): void {
  let from = 0;
  const show = (isDown: boolean): void => void page.documentElement.toggleAttribute('data-down', isDown);
  page.addEventListener('touchstart', ({ touches }) => (from = touches[0]?.clientY ?? 0), { passive: true });
  page.addEventListener(
    'touchmove',
    ({ touches }) => {
      const to = touches[0]?.clientY ?? from;
      // A finger that rests trembles.
      if (Math.abs(to - from) < 6) return;
      show(to < from);
      from = to;
    },
    { passive: true },
  );
  page.addEventListener('wheel', ({ deltaY }) => deltaY !== 0 && show(deltaY > 0), { passive: true });
}

/** Has the rows of further sections drawn ahead from the first move on (`frame.css`): before it nobody may want to see them. */
export function drawAhead(page: Document): void {
  page.addEventListener('scroll', () => (page.documentElement.dataset['moved'] = ''), { once: true, passive: true });
}
