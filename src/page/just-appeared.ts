/** How long a new element ignores taps, in milliseconds: the second tap of a double tap was meant for the element before it. */
export const PAUSE = 400;

/**
 * Ignores taps on elements that have just appeared: a sheet or dialog that has opened, the page that one has uncovered, a button that was added or
 * changed. Keys and screen readers are not delayed: they never hit by accident.
 */
export function holdTaps(page: Document): void {
  const since = new WeakMap<Node, number>();
  const note = (node: Node): void => void since.set(node, performance.now());
  new MutationObserver((changes) => {
    for (const { attributeName, oldValue, target, addedNodes } of changes) {
      addedNodes.forEach(note);
      // An element that becomes a button looks as before (`prices.ts`).
      if (attributeName && (attributeName !== 'aria-pressed' || oldValue)) note(target);
    }
  }).observe(page, {
    subtree: true,
    childList: true,
    attributeFilter: ['open', 'hidden', 'inert', 'aria-pressed'],
    attributeOldValue: true,
  });
  page.addEventListener(
    'beforetoggle',
    ({ target, newState }) => {
      if (newState === 'open') note(target as Node);
    },
    true,
  );
  page.addEventListener(
    'click',
    (event) => {
      // A click without a pointer.
      if (event.detail === 0) return;
      for (let node = event.target as Node | null; node; node = node.parentNode) {
        if (event.timeStamp - (since.get(node) ?? -PAUSE) >= PAUSE) continue;
        event.preventDefault();
        event.stopImmediatePropagation();
        return;
      }
    },
    true,
  );
}
