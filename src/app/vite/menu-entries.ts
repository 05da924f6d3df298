import type { Plugin } from 'vite';
import type { LanguageTexts, Menu } from '../../menu/model.ts';
import type { Language } from '../../terms/language.ts';

/** A venue's menu as islands load it. */
export type MenuModule = { readonly menu: Menu; readonly texts: LanguageTexts<Language> };

const PREFIX = 'virtual:menu/';

/** The module id of a venue's menu as data, by its folder in `generated/venues`. */
export const menuId = (venue: string): string => PREFIX + venue;

/** The address of a venue's menu on the development server. */
export const menuAddress = (base: string, venue: string): string => `${base}/@id/__x00__${menuId(venue)}`;

/** The plugin that makes an entry for each requested menu: its structure, and the texts of its first language. */
export function menuEntries(): Plugin {
  return {
    name: 'carta:menu-entries',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load: (id) => {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const folder = `/generated/venues/${id.slice(PREFIX.length + 1)}`;
      return `export { menu } from '${folder}/menu.ts';\nexport { texts } from '${folder}/texts.ts';`;
    },
  };
}
