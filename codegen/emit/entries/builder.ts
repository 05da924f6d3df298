import type { Builder } from '../../../src/menu/model.ts';
import { defined } from '../defined.ts';
import type { Context, Resolved } from './context.ts';
import { emitChoices, emitPrices } from './prices.ts';

export function emitBuilder(builder: Resolved<'builder'>, { id, texts }: Context): Builder {
  texts.add(id, builder.name);
  const steps = builder.steps.map(({ title, choose, options }, index) => {
    const key = `${id}/steps.${index}`;
    texts.add(key, title);
    return defined({ choose, options: emitChoices(options, `${key}.options`, texts) });
  });
  return {
    kind: 'builder',
    ...defined({
      id,
      prices: emitPrices(builder.prices, id, texts),
      steps,
      extras: builder.extras && emitChoices(builder.extras, `${id}/extras`, texts),
    }),
  };
}
