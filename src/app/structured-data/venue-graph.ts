import type { InterfaceTexts } from '../../i18n/texts.ts';
import type { TextLookup } from '../../menu/menu-context.ts';
import type { Menu, MenuTexts, Picture } from '../../menu/model.ts';
import { spanishLookup, textLookup } from '../../menu/text-lookup.ts';
import { fill } from '../../terms/fill.ts';
import type { Language } from '../../terms/house.ts';
import { plainText } from '../../terms/rich-text.ts';
import { isVideo } from '../../terms/pictures.ts';
import { pictureUrl } from '../../ui/picture-url.ts';
import type { GraphContext } from './context.ts';
import { menuNode, menuReference } from './menu-node.ts';
import type { RestaurantNode } from './nodes.ts';
import { restaurantReference } from './restaurant-node.ts';

type VenueGraph = {
  readonly menu: Menu;
  readonly language: Language;
  /** The menu's texts in that language and in its first. */
  readonly own: MenuTexts;
  readonly first: MenuTexts;
  /** The interface's texts in that language. */
  readonly texts: InterfaceTexts;
  /** The site's public origin, without a slash at its end. */
  readonly origin: string;
  /** The public address of the page. */
  readonly page: string;
  /** The public address of the file that the graph is written to. */
  readonly file: string;
};

/** All that a venue sells, in one of its languages: the content of `menu.<language>.jsonld`. */
export function venueGraph({ menu, language, own, first, texts, origin, page, file }: VenueGraph): RestaurantNode {
  const firstLanguage = menu.languages[0] ?? 'es';
  const spanish = language !== 'es' && firstLanguage === 'es' ? first : undefined;
  const text = textLookup(own, first, firstLanguage);
  const context: GraphContext = {
    text: plainly(text),
    spanish: plainly(spanishLookup(spanish)),
    pathsOf: text.pathsOf,
    texts,
    language,
    picture: (picture) => stillPicture(picture, origin),
  };
  return {
    ...restaurantReference(menu.name, page),
    hasMenu: menuNode(context, {
      reference: menuReference(file, language),
      name: fill(texts.page.title, { venue: menu.name }),
      sections: menu.sections,
    }),
  };
}

function plainly(lookUp: TextLookup): GraphContext['text'] {
  return (owner, path) => {
    const shown = lookUp(owner, path);
    return shown && plainText(shown.words);
  };
}

const stillPicture = (picture: Picture | undefined, origin: string): string | undefined =>
  picture === undefined || isVideo(picture) ? undefined : new URL(pictureUrl(picture), origin).href;
