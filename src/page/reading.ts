/**
 * Hides the bar while a diner scrolls down, and shows it at the first scroll up. It listens to touch and wheel: a jump, or reading with keys, does
 * not hide the bar. Such listeners of a document are passive by themselves (DOM standard), and hold up no scrolling.
 */
export function stepAside(page: Document): void {
  let from = 0;
  const show = (isDown: boolean): void => void page.documentElement.toggleAttribute('data-down', isDown);
  page.addEventListener('touchstart', ({ touches }) => (from = touches[0]?.clientY ?? 0));
  page.addEventListener('touchmove', ({ touches }) => {
    const to = touches[0]?.clientY ?? from;
    // A resting finger trembles.
    if (Math.abs(to - from) < 6) return;
    show(to < from);
    from = to;
  });
  page.addEventListener('wheel', ({ deltaY }) => deltaY !== 0 && show(deltaY > 0));
}

/** Renders the rows of further sections ahead from the first scroll on (`frame.css`): before that they may never be needed. */
export function drawAhead(page: Document): void {
  page.addEventListener('scroll', () => (page.documentElement.dataset['moved'] = ''), { once: true });
}
