import { cleanup } from '@testing-library/react';
import { vi } from 'vitest';

/** Leaves an empty page, on a phone that remembers nothing, to the next test of a component. */
export function cleanPage(): void {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- As `watchFirstTaps` has set it.
  document.onclick = null;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
}
