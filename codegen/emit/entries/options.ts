import type { Options } from '../../../src/menu/model.ts';
import type { Context, Resolved } from './context.ts';
import { emitChoices } from './prices.ts';

export function emitOptions({ title, choices }: Resolved<'options'>, { id, texts }: Context): Options {
  texts.add(id, title);
  return {
    kind: 'options',
    id,
    choices: choices.map((choice, index) => {
      const key = `${id}/choices.${index}`;
      texts.add(key, choice.title);
      return { options: emitChoices(choice.options, `${key}.options`, texts) };
    }),
  };
}
