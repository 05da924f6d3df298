import type { Language } from '../../../../src/terms/language.ts';
import type { TextTree } from '../../../emit/interface-modules.ts';
import type { Change } from '../change.ts';

type Texts = Readonly<Record<Language, TextTree>>;

/** Words of the interface that are others now, in every language. They are the same in every venue. */
export function compareInterface(before: Texts | undefined, after: Texts | undefined): Change[] {
  if (before === undefined || after === undefined) return [];
  return Object.entries(after).flatMap(([language, texts]) => {
    const known = before[language];
    // A language that came is told by the venues that offer it.
    if (known === undefined) return [];
    const [was, is] = [flat(known), flat(texts)];
    return [...new Set([...was.keys(), ...is.keys()])].flatMap((field): Change[] => {
      const [old, now] = [was.get(field), is.get(field)];
      if (old === now) return [];
      if (old === undefined) return [{ code: 'text-added', field, language, after: now ?? '' }];
      if (now === undefined) return [{ code: 'text-removed', field, language, before: old }];
      return [{ code: 'text-changed', field, language, before: old, after: now }];
    });
  });
}

/** 'footer.phone' and its words */
function flat(tree: TextTree): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([group, texts]) =>
      Object.entries(texts).map(([name, text]): [string, string] => [`${group}.${name}`, text]),
    ),
  );
}
