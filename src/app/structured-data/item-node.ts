import type { FullItem, Highlight, SimpleItem } from '../../menu/model.ts';
import { availability } from './availability.ts';
import type { GraphContext } from './context.ts';
import type { MenuItemNode } from './nodes.ts';
import { offersOf } from './offers.ts';
import { sentences } from './sentences.ts';

/**
 * A dish or drink. Of its allergens nothing is said: schema.org has no word for them, and `suitableForDiet` would claim more
 * than the venue declares.
 */
export function itemNode(context: GraphContext, item: SimpleItem | FullItem | Highlight): MenuItemNode {
  const { text, spanish, picture, sectionOnlyNight } = context;
  const hours = availability({ ...item, sectionOnlyNight });
  return {
    '@type': 'MenuItem',
    name: text(item.id) ?? item.id,
    alternateName: item.descriptionIsSpanishName && spanish(item.id),
    description: sentences(text(item.id, 'description'), item.detailedPopup && text(item.id, 'detail')),
    image: 'image' in item ? picture(item.image) : undefined,
    offers: offersOf(context, item.id, item.prices, { hours }),
  };
}
