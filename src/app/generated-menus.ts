/** The generated modules of the venues' menus, for the build. In the browser the route table loads them. */
import { venues } from '../../generated/venues.ts';
import { loadTexts } from '../menu/menu-texts.ts';
import type { LanguageTexts, Menu, MenuTexts } from '../menu/model.ts';
import type { VenueSummary } from '../menu/route.ts';
import type { Language } from '../terms/house.ts';

/** The summary of each venue, by the name of its menu file. */
export const summaries: Readonly<Record<string, VenueSummary<Language>>> = venues;

type MenuModule = { readonly menu: Menu };
type TextsModule = { readonly texts: LanguageTexts<Language> };

/** Whether there is a menu: unavailable venues have none. */
const hasMenu = (venue: string | undefined): venue is string =>
  venue !== undefined && summaries[venue]?.status === 'open';

/** A venue's menu; undefined for unavailable venues and for pages without a venue. */
export async function menuOf(venue: string | undefined): Promise<Menu | undefined> {
  if (!hasMenu(venue)) return undefined;
  const { menu } = (await import(`../../generated/venues/${venue}/menu.ts`)) as MenuModule;
  return menu;
}

async function allTextsOf(venue: string): Promise<LanguageTexts<Language>> {
  const { texts } = (await import(`../../generated/venues/${venue}/texts.ts`)) as TextsModule;
  return texts;
}

/** Loads a menu's texts in a language, for the rendering that follows. */
export async function loadMenuTexts(venue: string | undefined, language: Language): Promise<void> {
  if (hasMenu(venue)) await loadTexts(await allTextsOf(venue), language);
}

/** A menu's texts in one of its languages; none for unavailable venues and for pages without a venue. */
export async function textsOf(venue: string | undefined, language: Language): Promise<MenuTexts> {
  const all = (hasMenu(venue) && (await allTextsOf(venue))[language]) || {};
  return typeof all === 'function' ? (await all()).texts : all;
}

/**
 * A page's menu as data, by file name; its scripts fetch the files from the folder of its languages. `rows.json` names the rows (T6), `menu.json` has
 * the structure with the texts of the first language (`menu/menu-data.ts`), and each other language has a file of its own.
 */
export async function dataOf(venue: string | undefined): Promise<Readonly<Record<string, unknown>>> {
  const menu = await menuOf(venue);
  if (!menu || venue === undefined) return {};
  const [first, ...others] = await Promise.all(
    menu.languages.map(async (language) => [language, await textsOf(venue, language)] as const),
  );
  return {
    'rows.json': menu.sections.flatMap(({ entries }) => entries.map(({ id }) => id)),
    'menu.json': { menu, texts: first?.[1] },
    ...Object.fromEntries(others.map(([language, own]) => [`${language}.json`, own])),
  };
}

/** The venues that have a menu. */
export const listMenus = (): string[] => Object.keys(summaries).filter(hasMenu);
