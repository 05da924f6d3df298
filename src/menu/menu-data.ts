import type { Language } from '../terms/house.ts';
import type { LanguageTexts, Menu, MenuTexts } from './model.ts';

/** A menu as islands get it. */
export type MenuData = { readonly menu: Menu; readonly texts: LanguageTexts<Language> };

/**
 * Fetches a menu from the folder of its page (its files: `app/generated-menus.ts`).
 *
 * @throws {Error} when the request fails
 */
export async function fetchMenu(folder: string): Promise<MenuData> {
  const read = async <T>(name: string): Promise<T> => {
    const response = await fetch(`${folder}/${name}.json`);
    if (!response.ok) throw new Error(`${response.status}`);
    return response.json() as Promise<T>;
  };
  const { menu, texts } = await read<{ menu: Menu; texts: MenuTexts }>('menu');
  const all = menu.languages.map((language, index) => [
    language,
    index === 0 ? texts : async () => ({ texts: await read<MenuTexts>(language) }),
  ]);
  return { menu, texts: Object.fromEntries(all) as LanguageTexts<Language> };
}
