import type { Conditions } from '../../../src/menu/model.ts';
import { defined } from '../defined.ts';
import type { Context, Resolved } from './context.ts';

export function emitConditions({ conditions }: Resolved<'conditions'>, { id, texts }: Context): Conditions {
  return {
    kind: 'conditions',
    id,
    conditions: conditions.map(({ title, text, bankTransfer }, index) => {
      const key = `${id}/conditions.${index}`;
      texts.add(key, title);
      texts.add(`${key}.text`, text);
      texts.add(`${key}.instructions`, bankTransfer?.instructions);
      const { account, holder } = bankTransfer ?? {};
      return defined({ bankTransfer: bankTransfer && defined({ account, holder }) });
    }),
  };
}
