import { useMemo } from 'react';
import { useLanguage } from '../../../i18n/interface-context.tsx';
import type { Language } from '../../../terms/house.ts';
import { declarationOf } from '../../declared-signs.ts';
import { type MenuContextValue, type TextLookup, useMenuContext } from '../../menu-context.ts';
import type { Section } from '../../model.ts';
import { spanishLookup, textLookup } from '../../text-lookup.ts';
import type { Tonight } from '../../tonight/shown.ts';
import { TONIGHT, wordsIn } from '../../tonight/tonight-section.ts';
import { useTonight } from '../finder-state.ts';

/** The menu with tonight's own dishes (T3) as its first section, as the page shows them. */
export function useMenuTonight(): MenuContextValue {
  const [menu, language, tonight] = [useMenuContext(), useLanguage(), useTonight()];
  return useMemo(() => menuTonight(menu, tonight, language), [menu, tonight, language]);
}

function menuTonight(
  { menu, text, spanish, ...rest }: MenuContextValue,
  { specials, title }: Tonight,
  language: Language,
): MenuContextValue {
  const texts: Record<string, string> = { [`section/${TONIGHT}`]: title };
  const inSpanish: Record<string, string> = {};
  for (const { id, name, description } of specials) {
    for (const [key, words] of [
      [id, name],
      [`${id}/description`, description],
    ] as const) {
      if (!words) continue;
      const { text: shown, lang } = wordsIn(words, language);
      texts[key] = shown;
      if (lang !== undefined) texts[`${key}@lang`] = lang;
    }
    if (name.es !== undefined && language !== 'es') inSpanish[id] = name.es;
  }
  const section: Section = {
    id: TONIGHT,
    entries: specials.map(({ id, price, allergens, marks }) => ({
      kind: 'simple',
      id,
      prices: [{ amount: price }],
      ...declarationOf(allergens),
      ...(marks && { marks }),
    })),
  };
  return {
    ...rest,
    menu: { ...menu, sections: [section, ...menu.sections] },
    text: either(textLookup(texts, texts, language), text),
    spanish: either(spanishLookup(inSpanish), spanish),
  };
}

/** Finds a text in the first of two lookups that has it. */
const either = (one: TextLookup, other: TextLookup): TextLookup =>
  Object.assign((...of: Parameters<TextLookup>) => one(...of) ?? other(...of), { pathsOf: other.pathsOf });
