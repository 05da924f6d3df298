import { type ReactNode, useInsertionEffect } from 'react';
import { adoptStyles } from '../../../ui/adopt-styles.ts';
import sheet from '../../../ui/styles/tokens.css?raw';
import { readTokens } from '../tokens.ts';
import styles from './tokens.css?inline';

/** The tokens of the design system. */
export const TOKENS = readTokens(sheet);

/** The frame of the samples of tokens. */
export function Specimens({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  useInsertionEffect(() => adoptStyles(styles), []);
  return (
    <main className="in-tokens p-4">
      <h1 className="sr-only">{title}</h1>
      {children}
    </main>
  );
}

/** The looks of a row, of its name, and of its value. */
export const ROW = 'flex items-center gap-3 border-b border-line py-2';
export const NAME = 'min-w-0 flex-1 wrap-anywhere';
export const VALUE = 'text-label text-muted numerals';
