import { createContext } from 'react';
import type { Language } from '../terms/house.ts';
import type { RichNode } from '../terms/rich-text.ts';
import { useRequired } from '../ui/use-required.ts';
import type { Menu, MenuTexts } from './model.ts';
import { spanishLookup, textLookup } from './text-lookup.ts';

/** A text as the page shows it. */
export type ShownText = {
  readonly words: string | readonly RichNode[];
  /** The text's language where it differs from the page's: the fallback to the venue's first language. */
  readonly lang?: Language;
};

/** Finds a text by its owner and its path (keys: src/menu/model.ts); undefined when there is none. */
export type TextLookup = {
  (owner: string, path?: string): ShownText | undefined;
  /** The paths of all texts of an owner except its first, in the order of the menu: 'description', 'steps.0.options.1'. */
  readonly pathsOf: (owner: string) => readonly string[];
};

export type MenuContextValue = {
  readonly menu: Menu;
  readonly text: TextLookup;
  /** A text in the venue's first language, which its staff speak. */
  readonly first: TextLookup;
  /** A text in Spanish, where the shown language is another. */
  readonly spanish: TextLookup;
};

/** A menu in a language, with its texts in that language and in the venue's first, to fall back to. */
export function menuIn(menu: Menu, language: Language, own: MenuTexts, first: MenuTexts): MenuContextValue {
  const firstLanguage = menu.languages[0] ?? 'es';
  const spanish = language !== 'es' && firstLanguage === 'es' ? first : undefined;
  return {
    menu,
    text: textLookup(own, first, firstLanguage, language),
    first: textLookup(first, first, firstLanguage),
    spanish: spanishLookup(spanish),
  };
}

export const MenuContext = createContext<MenuContextValue | undefined>(undefined);

/** The menu that the page shows, with its texts. */
export const useMenuContext = (): MenuContextValue => useRequired(MenuContext, 'MenuContext');

/** The menu that the page shows. */
export const useMenu = (): Menu => useMenuContext().menu;

/** Looks up the menu's texts in the shown language. */
export const useText = (): TextLookup => useMenuContext().text;

/** Looks up the menu's texts in the venue's first language. */
export const useFirstText = (): TextLookup => useMenuContext().first;

/** Looks up the menu's Spanish texts; finds none while the page is in Spanish. */
export const useSpanishText = (): TextLookup => useMenuContext().spanish;
