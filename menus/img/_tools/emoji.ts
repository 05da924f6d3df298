import { readFileSync } from 'node:fs';
import type { Piece } from './piece.ts';

/** The part of an Iconify icon set that is read here. */
type IconSet = { icons: Record<string, { body: string } | undefined> };

const set = JSON.parse(
  readFileSync(new URL(import.meta.resolve('@iconify-json/fluent-emoji-flat/icons.json')), 'utf8'),
) as IconSet;

/** The icons are drawn on a square of 32 and leave about one unit free below. */
const SCALE = 100 / 32;
const FREE_BELOW = 1;

/** A Fluent Emoji by its name in the icon set, such as `wine-glass`. Throws when the set has none of that name. */
export function emoji(name: string): Piece {
  const icon = set.icons[name];
  if (icon === undefined) throw new Error(`Fluent Emoji has no icon named "${name}".`);
  return `<g transform="scale(${SCALE}) translate(0 ${FREE_BELOW})">${icon.body}</g>`;
}
