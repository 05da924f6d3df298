import type { Language } from '../terms/house.ts';
import type { LanguageTexts, Menu, MenuTexts } from './model.ts';

/** A menu as islands have it. */
export type MenuData = { readonly menu: Menu; readonly texts: LanguageTexts<Language> };

/**
 * Fetches a menu from the folder of its page (`app/generated-menus.ts` says which files it has).
 *
 * @throws {Error} when the network does not give it
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
