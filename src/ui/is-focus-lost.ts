/** Whether no visible element has the focus: the focused one was removed, there was none, or it is in `hidden`, which keeps it for a moment. */
export function isFocusLost(hidden?: Element): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || hidden?.contains(activeElement) === true;
}
