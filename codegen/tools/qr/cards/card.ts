import type { Look } from '../../paper/look.ts';
import type { Code } from '../code.ts';
import type { Logo } from '../../paper/logo.ts';

/** What the cards of a venue have in common. */
export type Face = {
  readonly name: string;
  readonly logo?: Logo;
  readonly look: Look;
  /** 'Scan for the menu' in the languages of the venue, its first one first. */
  readonly invitations: readonly string[];
};

/** A card of a table. */
export type Card = {
  readonly table: string;
  /** The address as people read it. */
  readonly address: string;
  readonly code: Code;
};
