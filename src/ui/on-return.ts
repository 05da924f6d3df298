/** Calls a listener when this page is restored from the browser's back/forward cache: its scripts do not run again, and it got no events meanwhile. */
export const onReturn = (listener: () => void): void =>
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listener();
  });
