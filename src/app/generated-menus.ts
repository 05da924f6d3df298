/** The generated modules of the venues' menus, for the build. The app itself loads them by the route table. */
import { venues } from '../../generated/venues.ts';
import type { Language } from '../i18n/language.ts';
import { loadTexts } from '../menu/menu-texts.ts';
import type { LanguageTexts, Menu, MenuTexts } from '../menu/model.ts';
import type { VenueSummary } from '../menu/route.ts';

/** What is known of each venue, by the name of its menu file. */
export const summaries: Readonly<Record<string, VenueSummary>> = venues;

/** Unavailable venues have none. */
const menus = import.meta.glob<{ menu: Menu }>('../../generated/venues/*/menu.ts');
const texts = import.meta.glob<{ texts: LanguageTexts<Language> }>('../../generated/venues/*/texts.ts');

/** A venue's menu; undefined for unavailable venues and for pages that are no venue's. */
export async function menuOf(venue: string | undefined): Promise<Menu | undefined> {
  return (await menus[`../../generated/venues/${venue}/menu.ts`]?.())?.menu;
}

/** Has a menu's texts at hand in the language that it is to be rendered in. */
export async function loadMenuTexts(venue: string | undefined, language: Language): Promise<void> {
  const module = await texts[`../../generated/venues/${venue}/texts.ts`]?.();
  if (module) await loadTexts(module.texts, language);
}

/** A menu's texts in one of its languages. */
export async function textsOf(venue: string, language: Language): Promise<MenuTexts> {
  const all = (await texts[`../../generated/venues/${venue}/texts.ts`]?.())?.texts[language] ?? {};
  return typeof all === 'function' ? (await all()).texts : all;
}

/** The venues that have a menu. */
export const listMenus = (): string[] => Object.keys(menus).map((path) => path.split('/').at(-2) ?? '');
