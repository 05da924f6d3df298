import type { RichNode } from '../../../src/menu/model.ts';
import { parseHtml } from '../../validate/html.ts';
import type { ResolvedItemFields, Text } from '../../resolve/venue.ts';
import { defined } from '../defined.ts';
import type { Context } from './context.ts';
import { emitPrices } from './prices.ts';

/** What items of both variants and highlights have. */
export function emitCommonFields(item: ResolvedItemFields, { id, texts }: Context) {
  texts.add(id, item.name);
  texts.add(`${id}/description`, item.allowHtmlInDescription ? rich(item.description) : item.description);
  texts.add(`${id}/detail`, item.detail);
  return defined({
    id,
    prices: emitPrices(item.prices, id, texts),
    allergens: item.allergens,
    mayContain: item.mayContain,
    decimals: item.decimals,
    onlyNight: item.onlyNight,
    onlyDay: item.onlyDay,
    withChips: item.withChips,
    isFood: item.isFood,
    chupCopBot: item.chupCopBot,
    descriptionIsSpanishName: item.descriptionIsSpanishName,
    detailedPopup: item.detailedPopup,
  });
}

/** What full items and highlights have. */
export function emitFullFields(item: ResolvedItemFields, { id, texts }: Context) {
  texts.add(`${id}/unit`, item.unit);
  return defined({
    image: item.imageSource ?? item.imageFile,
    icon: item.iconFile,
    iconStyle: item.iconStyle,
    smash: item.smash,
    styledPrice: item.styledPrice,
    className: item.className,
    allergenImages: item.allergenImages,
  });
}

/** Descriptions with HTML become elements here, so that no HTML string reaches the browser. */
function rich(description: Text | undefined) {
  if (!description) return undefined;
  return Object.fromEntries(Object.entries(description).map(([language, html]) => [language, elements(html)]));
}

function elements(html: string): string | RichNode[] {
  const { nodes } = parseHtml(html);
  const [first = ''] = nodes;
  return nodes.length <= 1 && typeof first === 'string' ? first : nodes;
}
