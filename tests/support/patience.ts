import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

/** Leaves an empty page, on a phone that remembers nothing, to the next test of a component. */
function cleanPage(): void {
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

// What is waited for comes, on however busy a machine; what never comes ends here. In milliseconds.
configure({ asyncUtilTimeout: 120_000 });

// Some tests of components render them without a page.
if (typeof document !== 'undefined') afterEach(cleanPage);
