import { createElement } from 'react';

type SlotProps = { readonly as: 'div' | 'h2' | 'ul' | 'p'; readonly name: string; readonly id?: string };

/** To React the inside is opaque from its first to its last render. */
const OPAQUE = { __html: '' };

/**
 * An element whose inside belongs to plain code (`fill-slots.ts`): React neither fills, hydrates nor clears it, also where it was
 * filled before React came.
 */
export function Slot({ as, name, id }: SlotProps) {
  return createElement(as, {
    id,
    'data-slot': name,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: OPAQUE,
  });
}
