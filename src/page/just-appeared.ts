/** How long what has appeared takes no tap, in milliseconds: the second tap of a double tap was meant for what was there before. */
export const PAUSE = 400;

/**
 * Has taps on what has just appeared do nothing, wherever it comes from: a sheet or dialog that has opened, what one has uncovered, a button that has come or is another now. Keys
 * and screen readers are not held up: they never hit by chance.
 */
export function holdTaps(page: Document): void {
  const since = new WeakMap<Node, number>();
  const note = (node: Node): void => void since.set(node, performance.now());
  new MutationObserver((changes) => {
    for (const { attributeName, oldValue, target, addedNodes } of changes) {
      addedNodes.forEach(note);
      // What becomes a button looks as it did (`prices.ts`).
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
