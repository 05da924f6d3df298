import { isMap, isScalar, isSeq, type Node, type Scalar } from 'yaml';
import { isNothing, textOf } from '../parse/nodes.ts';
import { scalarOffset } from '../parse/scalar-offset.ts';
import { AllergenList, readAllergens } from './allergens.ts';
import { readFlags, takeFlags, type FlagAt } from './flags.ts';
import type { ITEM_FIELDS } from './item-fields.ts';
import { readPrices } from './price.ts';
import { problemAt, sayIn, type Reader } from './reader.ts';
import type { Located, RecordOf } from './values.ts';

type ItemRecord = RecordOf<typeof ITEM_FIELDS>;
type Writable<Of> = { -readonly [Name in keyof Of]: Of[Name] };

const LONG_FORM = 'write the long form: - item: and the name, and below it price:, allergens: and so on';

/**
 * The value of a dish on one line: `prices [allergens] flags`, each part optional. YAML reads a lone `[…]` as a list, which
 * is the same thing.
 */
export function readOneLine(reader: Reader, node: Node | null): ItemRecord | undefined {
  if (node === null || isNothing(node)) return {};
  if (isSeq(node)) {
    if (node.items.some((item) => isMap(item))) return nested(reader, node);
    const allergens = readAllergens(reader, node);
    return allergens === undefined ? undefined : { allergens };
  }
  if (!isScalar(node)) return nested(reader, node);
  const text = textOf(node) ?? '';
  const say = sayIn(reader, node);
  const fields: Writable<ItemRecord> = {};

  const open = text.indexOf('[');
  const { flags, to } = takeFlags(text, open === -1 ? text.length : open, say);
  if (to > 0) {
    fields.price = readPrices(text.slice(0, to), { language: reader.language, plus: false }, say);
  }
  setFlags(reader, node, fields, flags);
  if (open === -1) return fields;

  const close = text.indexOf(']', open);
  if (close === -1) {
    say('wrong-type', open, 'The list of allergens is not closed.', 'write ] after the last allergen');
    return fields;
  }
  // Of two opening brackets the last begins the list.
  const begin = text.lastIndexOf('[', close);
  if (begin > open) say('wrong-type', open, 'This [ is not closed.', 'delete it, or write ] where the list ends');
  const list = new AllergenList();
  list.addBrackets(text, begin + 1, close, say);
  fields.allergens = list.declared;
  if (close + 1 < text.length) setFlags(reader, node, fields, readFlags(text, close + 1, say));
  return fields;
}

function setFlags(reader: Reader, node: Scalar, fields: Writable<ItemRecord>, flags: readonly FlagAt[]): void {
  const { source } = reader;
  for (const { flag, index } of flags) {
    const on: Located<boolean> = { value: true, source, at: scalarOffset(source.text, node, index) };
    fields[flag] ??= on;
  }
}

function nested(reader: Reader, node: Node): undefined {
  return problemAt(reader, 'wrong-type', node, 'A dish on one line has prices, allergens and words only.', LONG_FORM);
}
