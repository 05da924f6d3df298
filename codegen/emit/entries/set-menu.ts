import type { SetMenu } from '../../../src/menu/model.ts';
import { defined } from '../defined.ts';
import type { Context, Resolved } from './context.ts';
import { emitPrices } from './prices.ts';

export function emitSetMenu(menu: Resolved<'setMenu'>, { id, texts }: Context): SetMenu {
  texts.add(id, menu.name);
  const ownPer = menu.per === 'person' ? undefined : menu.per;
  texts.add(`${id}/per`, ownPer);
  const courses = menu.courses.map(({ title, dishes }, index) => {
    texts.add(`${id}/courses.${index}`, title);
    texts.addAll(`${id}/courses.${index}.dishes`, dishes);
    return { dishes: dishes.length };
  });
  texts.addAll(`${id}/includes`, menu.includes);
  return {
    kind: 'setMenu',
    ...defined({
      id,
      prices: emitPrices(menu.prices, id, texts),
      ownPer: ownPer && (true as const),
      courses,
      drink: menu.drink && emitDrink(menu.drink, { id, texts }),
      includes: menu.includes?.length,
    }),
  };
}

function emitDrink({ options, condition }: NonNullable<Resolved<'setMenu'>['drink']>, { id, texts }: Context) {
  const list = options && (Array.isArray(options) ? options : [options]);
  texts.addAll(`${id}/drink.options`, list);
  texts.add(`${id}/drink.condition`, condition);
  return defined({ options: list?.length, condition: condition && (true as const) });
}
