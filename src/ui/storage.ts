/** Which of the browser's two stores: for good, or until the tab is closed. */
type StoreName = 'localStorage' | 'sessionStorage';

/** A stored text; null when there is none, or where the browser forbids storing. */
export function readStored(store: StoreName, key: string): string | null {
  try {
    return window[store].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text where the browser allows it: full and forbidden stores are no reason to break a menu. */
export function writeStored(store: StoreName, key: string, text: string): void {
  try {
    window[store].setItem(key, text);
  } catch {
    // Nothing that a diner came for depends on it.
  }
}

/** Takes a stored text away, where the browser allows it. */
export function removeStored(store: StoreName, key: string): void {
  try {
    window[store].removeItem(key);
  } catch {
    // What cannot be read does not matter.
  }
}
