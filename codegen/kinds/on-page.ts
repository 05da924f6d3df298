/** The kinds that the page tells apart: a dish with pictures is another than one without. */
import type { EntryKind as PageKind } from '../../src/menu/model.ts';
import type { Kind } from './kind.ts';
import { type EntryKind, KINDS } from './kinds.ts';

type OnPage = { readonly component: string; readonly isRow: boolean };

/** Each with the component of src/menu that shows it. One that no kind of the table makes is a type error. */
type Known = { readonly [Of in EntryKind as keyof (typeof KINDS)[Of]['components']]: OnPage };

export const ON_PAGE: Readonly<Record<PageKind, OnPage>> = Object.fromEntries(
  Object.values<Kind>(KINDS).flatMap(({ components, row }) =>
    Object.entries(components).map(([kind, component]) => [kind, { component, isRow: row !== undefined }]),
  ),
) as Known;
