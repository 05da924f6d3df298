/** How long a new element ignores taps, in milliseconds: the second tap of a double tap was meant for the element before it. */
export const PAUSE = 400;

/** Two taps farther apart, across and down together, are no double tap, in CSS pixels. */
const REACH = 48;

/** A diner who taps at another place within this time of an answered tap knows what that has opened; in milliseconds. */
const IN_A_ROW = 1_000;

/**
 * Ignores taps on elements that have just appeared: a sheet or dialog that has opened, the page that one has uncovered, a button that was added or
 * changed. Keys and screen readers are not delayed, and neither is a tap that follows one at another place: they never hit by accident.
 */
export function holdTaps(page: Document): void {
  /** When elements appeared, and taps were answered. */
  const since = new WeakMap<Node | MouseEvent, number>();
  let last: MouseEvent | undefined;
  const note = (what: Node | MouseEvent): void => void since.set(what, performance.now());
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
      const before = last;
      last = event;
      note(event);
      const isNext =
        before &&
        event.timeStamp - (since.get(before) as number) < IN_A_ROW &&
        Math.abs(event.x - before.x) + Math.abs(event.y - before.y) > REACH;
      // Without detail: a click without a pointer.
      if (!event.detail || isNext) return;
      for (let node = event.target as Node | null; node; node = node.parentNode) {
        if (event.timeStamp - (since.get(node) ?? -PAUSE) < PAUSE) {
          event.preventDefault();
          event.stopPropagation();
        }
      }
    },
    true,
  );
}
