import type { Promo } from '../../../src/menu/model.ts';
import { defined } from '../defined.ts';
import type { Context, Resolved } from './context.ts';
import { emitPrices } from './prices.ts';

export function emitPromo(promo: Resolved<'promo'>, { id, texts }: Context): Promo {
  texts.add(id, promo.name);
  texts.add(`${id}/when`, promo.when);
  texts.addAll(`${id}/includes`, promo.includes);
  texts.add(`${id}/note`, promo.note);
  return {
    kind: 'promo',
    ...defined({ id, prices: emitPrices(promo.prices, id, texts), includes: promo.includes?.length }),
  };
}
