/** The kinds that the page distinguishes: a dish with pictures and one without are two kinds. */
import type { EntryKind as PageKind } from '../../src/menu/model.ts';
import type { Kind } from './kind.ts';
import { type EntryKind, KINDS } from './kinds.ts';

type OnPage = { readonly component: string; readonly isRow: boolean };

/** Each kind of the page with its component in src/menu. A kind of the page that the table lacks is a type error. */
type Known = { readonly [Of in EntryKind as keyof (typeof KINDS)[Of]['components']]: OnPage };

export const ON_PAGE: Readonly<Record<PageKind, OnPage>> = Object.fromEntries(
  Object.values<Kind>(KINDS).flatMap(({ components, row }) =>
    Object.entries(components).map(([kind, component]) => [kind, { component, isRow: row !== undefined }]),
  ),
) as Known;
