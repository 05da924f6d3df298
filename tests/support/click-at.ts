/** A click at a moment of the page's life, in milliseconds; `detail` 0: without a pointer. False where the page has stopped it. */
export function clickAt(target: Element, timeStamp: number, detail = 1): boolean {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail });
  // jsdom tells of another clock.
  Object.defineProperty(click, 'timeStamp', { value: timeStamp });
  return target.dispatchEvent(click);
}
