import { type ReactNode, useInsertionEffect } from 'react';
import { adoptStyles } from '../../../ui/adopt-styles.ts';
import sheet from '../../../ui/styles/tokens.css?raw';
import { readTokens } from '../tokens.ts';
import styles from './tokens.css?inline';

/** Those that there are. */
export const TOKENS = readTokens(sheet);

/** What foundations are shown in. */
export function Specimens({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  useInsertionEffect(() => adoptStyles(styles), []);
  return (
    <main className="in-tokens p-4">
      <h1 className="sr-only">{title}</h1>
      {children}
    </main>
  );
}

/** A line of a list, what it shows, and what is said of it. */
export const ROW = 'flex items-center gap-3 border-b border-line py-2';
export const NAME = 'min-w-0 flex-1 wrap-anywhere';
export const VALUE = 'text-label text-muted numerals';
