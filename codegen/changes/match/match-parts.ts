import { slug } from '../../resolve/slug.ts';
import type { Part } from '../content.ts';
import type { Sides } from '../sides.ts';
import { likeness } from './likeness.ts';

/** Names that are this alike are one name, corrected. */
const ALIKE = 0.6;

/**
 * The parts of an entry that are the same before and after, in the order of before: by their name, then by a translation of
 * it that stayed or a name much like it. Two parts of different roles are never the same.
 */
export function matchParts(before: readonly Part[], after: readonly Part[], sides: Sides) {
  const found = new Map<Part, Part>();
  const taken = new Set<Part>();
  for (const keysOf of [
    (part: Part) => [keyOf(part, sides)],
    (part: Part) => sides.common.slice(1).flatMap((code) => part.name[code] ?? []),
  ]) {
    const queues = new Map<string, Part[]>();
    for (const part of after) {
      if (taken.has(part)) continue;
      for (const key of keysOf(part)) {
        const name = `${part.role} ${key}`;
        const queue = queues.get(name);
        if (queue === undefined) queues.set(name, [part]);
        else queue.push(part);
      }
    }
    for (const part of before) {
      if (found.has(part)) continue;
      const candidates = keysOf(part).flatMap((key) => queues.get(`${part.role} ${key}`) ?? []);
      pair(
        part,
        candidates.find((candidate) => !taken.has(candidate)),
      );
    }
  }
  const left = { before: before.filter((part) => !found.has(part)), after: after.filter((part) => !taken.has(part)) };
  for (const part of left.before.slice(0, MOST_COMPARED)) {
    const candidates = left.after.filter((each) => each.role === part.role && !taken.has(each)).slice(0, MOST_COMPARED);
    pair(
      part,
      candidates.find((candidate) => isAlike(part, candidate, sides)),
    );
  }
  return {
    pairs: before.flatMap((part): [Part, Part][] => {
      const other = found.get(part);
      return other === undefined ? [] : [[part, other]];
    }),
    gone: before.filter((part) => !found.has(part)),
    added: after.filter((part) => !taken.has(part)),
  };

  function pair(part: Part, other: Part | undefined): void {
    if (other === undefined) return;
    found.set(part, other);
    taken.add(other);
  }
}

/** Names that are compared letter by letter; more than these are not in any list of a menu. */
const MOST_COMPARED = 100;

function keyOf({ name }: Part, { common: [language] }: Sides): string {
  const text = (language && name[language]) ?? Object.values(name)[0] ?? '';
  return slug(text) || text;
}

function isAlike(before: Part, after: Part, { common }: Sides): boolean {
  const isNamedAlike = common.some((code) => {
    const [was, is] = [before.name[code], after.name[code]];
    return was !== undefined && is !== undefined && likeness(was, is) >= ALIKE;
  });
  if (isNamedAlike) return true;
  // What holds others is the same if it holds the same.
  const [was, is] = [before.parts ?? [], after.parts ?? []];
  const names = new Set(was.map(({ name }) => JSON.stringify(name)));
  return was.length > 0 && 2 * is.filter(({ name }) => names.has(JSON.stringify(name))).length > was.length;
}
