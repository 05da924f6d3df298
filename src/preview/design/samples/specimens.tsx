import { type ReactNode, useInsertionEffect } from 'react';
import { adoptStyles } from '../../../ui/adopt-styles.ts';
import sheet from '../../../ui/styles/tokens.css?raw';
import { fill } from '../../../terms/fill.ts';
import { readTokens } from '../tokens.ts';
import { SAMPLE_MENU } from './sample-menu.ts';
import styles from './tokens.css?inline';

/** The tokens of the design system. */
export const TOKENS = readTokens(sheet);

/** The frame of the samples of tokens. `title`: a page's, with the place of its venue. */
export function Specimens({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  useInsertionEffect(() => adoptStyles(styles), []);
  return (
    <main className="in-tokens p-4">
      <h1 className="sr-only">{fill(title, { venue: SAMPLE_MENU.name })}</h1>
      {children}
    </main>
  );
}

/** The looks of a row, of its name, and of its value. */
export const ROW = 'flex items-center gap-3 border-b border-line py-2';
export const NAME = 'min-w-0 flex-1 wrap-anywhere';
export const VALUE = 'text-label text-muted numerals';
