import type { Theme } from '../terms/resolved-venue.ts';
import { type Language, NAME } from '../terms/house.ts';
import { menuOf, summaries, textsOf } from './generated-menus.ts';
import { SYSTEM } from './head/share-pictures.ts';

/** The inputs of a venue's share picture and icons (`build/share`). */
export type VenueLook = {
  readonly venue: string;
  readonly name: string;
  /** The subtitle in the venue's first language; may be empty. */
  readonly subtitle: string;
  readonly languages: readonly Language[];
  readonly theme?: Theme;
  /** A path below the image folder. */
  readonly logo?: string;
};

/** The look of a venue or of the product; undefined where there is no such venue. */
export async function lookOf(venue: string): Promise<VenueLook | undefined> {
  if (venue === SYSTEM) return { venue, name: NAME, subtitle: '', languages: [] };
  const summary = summaries[venue];
  if (!summary) return undefined;
  const { name, languages } = summary;
  const [menu, texts] = await Promise.all([menuOf(venue), textsOf(venue, languages[0] ?? 'es')]);
  const subtitle = texts['venue/subtitle'];
  return {
    venue,
    name,
    subtitle: typeof subtitle === 'string' ? subtitle : '',
    languages,
    ...(menu?.theme && { theme: menu.theme }),
    ...(menu?.logo && { logo: menu.logo }),
  };
}
