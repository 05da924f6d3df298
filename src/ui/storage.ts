/** The name of one of the browser's two stores: for good, or until the tab is closed. */
export type StoreName = 'localStorage' | 'sessionStorage';

/** Reads a stored text; null when there is none, and where the browser forbids storing. */
export function readStored(store: StoreName, key: string): string | null {
  try {
    return window[store].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text. Does nothing where the store is full or forbidden, because a menu must work without it. */
export function writeStored(store: StoreName, key: string, text: string): void {
  try {
    window[store].setItem(key, text);
  } catch {
    // A menu works without it.
  }
}

/** Removes a stored text, where the browser allows it. */
export function removeStored(store: StoreName, key: string): void {
  try {
    window[store].removeItem(key);
  } catch {
    // A text in a forbidden store cannot be read either.
  }
}
