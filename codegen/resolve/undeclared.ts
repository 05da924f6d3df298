import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { ResolvedSection } from './venue.ts';
import { canDeclare, declarationOf, isHidden } from '../kinds/declared.ts';
import { startOf } from '../parse/nodes.ts';
import { firstText, type PlacedSection } from './placed.ts';
import { isDeclared } from '../../src/terms/declaration.ts';

/** A dish or drink without a declaration of allergens, with its position; line and column count from 1. */
export type Undeclared = Pick<Diagnostic, 'file' | 'line' | 'column'> & {
  /** Its name in the file's first language. */
  readonly name: string;
};

/** The visible dishes and drinks that declare no allergens, not even `[]`. Each is listed once, however often it is used. */
export function undeclaredDishes(placed: readonly PlacedSection[], resolved: readonly ResolvedSection[]): Undeclared[] {
  const found = new Map<string, Undeclared>();
  for (const [index, section] of resolved.entries()) {
    if (section.hidden) continue;
    for (const [number, entry] of section.entries.entries()) {
      const written = placed[index]?.entries[number]?.entry;
      if (written === undefined || Array.isArray(written.word) || !canDeclare(entry)) continue;
      if (isHidden(entry) || isDeclared(declarationOf(entry))) continue;
      const { source, node } = written.word;
      const place = { file: source.file, ...source.position(startOf(node)) };
      found.set(JSON.stringify(place), { ...place, name: firstText(written.word) });
    }
  }
  return [...found.values()];
}
