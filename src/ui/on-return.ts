/** Calls a listener when this page is come back to that the browser has kept in its memory: it runs no script anew, and was told nothing meanwhile. */
export const onReturn = (listener: () => void): void =>
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listener();
  });
