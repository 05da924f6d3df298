import type { Highlight } from '../../../src/menu/model.ts';
import { defined } from '../defined.ts';
import type { Context, Resolved } from './context.ts';
import { emitCommonFields, emitFullFields } from './item-fields.ts';

export function emitHighlight(highlight: Resolved<'highlight'>, context: Context): Highlight {
  const { link, badgeFile, label } = highlight;
  context.texts.add(`${context.id}/label`, label);
  return {
    kind: 'highlight',
    ...emitCommonFields(highlight, context),
    ...emitFullFields(highlight, context),
    ...defined({ link, badge: badgeFile }),
  };
}
