import type { InterfaceTexts } from '../../i18n/interface-texts.ts';
import type { Picture } from '../../menu/model.ts';
import type { Availability } from './availability.ts';

/** What the parts of a menu's graph need to know, in one language. */
export type GraphContext = {
  /** A text of the menu, as `src/menu/model.ts` keys them: of what it belongs to, and its path. */
  readonly text: (owner: string, path?: string) => string | undefined;
  /** The same in Spanish, where the graph's language is another. */
  readonly spanish: (owner: string, path?: string) => string | undefined;
  readonly texts: InterfaceTexts;
  /** The public address of a picture; undefined for videos. */
  readonly picture: (picture: Picture | undefined) => string | undefined;
  /** When the section that is described is to be had. */
  readonly sectionOnlyNight?: true | undefined;
};

/** Hours and further words that all offers of one thing have. */
export type OfferWords = { readonly per?: string | undefined; readonly hours?: Availability | undefined };
