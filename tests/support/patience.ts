import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { recordListeners } from './page-listeners.ts';

/** Leaves an empty page and empty storage to the next test of a component. */
function cleanPage(): void {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- `watchFirstTaps` sets it.
  document.onclick = null;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
}

// The longest wait for a condition on a busy machine, in milliseconds.
configure({ asyncUtilTimeout: 120_000 });

// Some tests of components render them without a page.
if (typeof document !== 'undefined') {
  afterEach(cleanPage);
  // All files of a process share the page: what listens to it goes with its test, whenever it came.
  beforeEach(() => {
    const { end, remove } = recordListeners();
    return () => {
      end();
      remove();
    };
  });
}
