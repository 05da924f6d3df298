import type { FullItem, SimpleItem } from '../../../src/menu/model.ts';
import type { Context, Resolved } from './context.ts';
import { emitCommonFields, emitFullFields } from './item-fields.ts';

export function emitItem(item: Resolved<'item'>, context: Context): SimpleItem | FullItem {
  const common = emitCommonFields(item, context);
  if (item.variant === 'simple') return { kind: 'simple', ...common };
  return { kind: 'full', ...common, ...emitFullFields(item, context) };
}
