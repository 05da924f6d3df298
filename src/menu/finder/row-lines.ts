import type { ReactNode } from 'react';

/**
 * What the finder adds to the rows of the menu: by entry or section (the object of the menu itself), a line that stays the same
 * node while it says the same. Empty until the finder has been loaded, and while no filter is active.
 */
let lines: ReadonlyMap<object, ReactNode> = new Map();
const listeners = new Set<() => void>();

export const lineOf = (of: object): ReactNode => lines.get(of) ?? null;

export function showLines(next: ReadonlyMap<object, ReactNode>): void {
  lines = next;
  for (const listener of listeners) listener();
}

export function subscribeToLines(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
