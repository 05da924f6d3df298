import type { Highlight } from '../../../src/menu/model.ts';
import { defined } from '../defined.ts';
import type { Context, Resolved } from './context.ts';
import { emitCommonFields, emitFullFields } from './item-fields.ts';

export function emitHighlight(highlight: Resolved<'highlight'>, context: Context): Highlight {
  const { link, badgeFile, label } = highlight;
  const fields = { ...emitCommonFields(highlight, context), ...emitFullFields(highlight, context) };
  context.texts.add(`${context.id}/label`, label);
  return { kind: 'highlight', ...fields, ...defined({ link, badge: badgeFile }) };
}
