import { fixing, words, type Hint } from '../diagnostics/words.ts';
import { isCollection, isMap, isSeq, type Node, type YAMLMap } from 'yaml';
import { nearest } from '../diagnostics/nearest.ts';
import { fieldOf, isNothing, plainTextOf, rangeOf, sidesOf, startOf, textOf } from '../parse/nodes.ts';
import { ITEM_FIELDS } from '../kinds/item-fields.ts';
import type { Field, FieldTable } from './field.ts';
import { markOf } from './marks.ts';
import { isCutByComma } from './named-value.ts';
import { hintForOneLine } from './price-fields.ts';
import { located, problemAt, type Reader } from './reader.ts';
import { fieldInSpanish } from './spanish-words.ts';
import { isBlank, isWritten } from './text.ts';
import type { Located, RecordOf, SourceText } from './values.ts';

type Options = {
  /** A key that was read before. */
  readonly except?: string;
  /** Required fields that may be missing here. */
  readonly optional?: string;
};

/** A mapping holds only fields of its table, each once, and every required one. An empty field counts as missing. */
export function readRecord<Table extends FieldTable>(
  reader: Reader,
  map: YAMLMap,
  table: Table,
  { except, optional }: Options = {},
): RecordOf<Table> {
  const values: Record<string, unknown> = {};
  const written = new Set<string>();
  /** Fields that are not reported as missing: one may be, and others are meant by unknown names, which are reported. */
  const excused = new Set([optional]);
  for (const pair of map.items) {
    const { key, value } = sidesOf(pair);
    const name = textOf(key);
    if (key === null || name === undefined) {
      problemAt(reader, 'wrong-type', key ?? map, words('fieldNameWord'));
      continue;
    }
    if (written.has(name)) {
      problemAt(reader, 'duplicate-key', key, words('secondTime', name), words('deleteOneOfTwo'));
      continue;
    }
    written.add(name);
    if (name === except) continue;
    const field = Object.hasOwn(table, name) ? table[name] : undefined;
    if (field !== undefined) {
      const read = readField(reader, key, value, field, table);
      if (read !== undefined) values[name] = read;
      else if (isEmptyField(reader, value, field)) written.delete(name);
    } else if (value !== null || !isCutByComma(reader, key)) {
      const { hint, meant } = unknownField(reader, map, table, name, key, value);
      problemAt(reader, 'unknown-field', key, words('notAField', name), hint);
      excused.add(meant);
    }
  }
  for (const name in table) {
    if (table[name]?.required === true && !written.has(name) && !excused.has(name)) missingField(reader, map, name);
  }
  return values as RecordOf<Table>;
}

/** The value of a field; undefined if it is missing, or invalid, which is reported. */
function readField(reader: Reader, key: Node, value: Node | null, field: Field, table: FieldTable): unknown {
  const isText = field.type === 'text';
  if (value === null || isNothing(value)) return field.type === 'colour' ? checkComment(reader, key) : undefined;
  if (isText && /^(?:true|false)$/i.test(plainTextOf(value) ?? '')) {
    return problemAt(reader, 'wrong-type', value, words('textExpected'), words('writeTextBehindColon'));
  }
  const read = reader.types[field.type](reader, value, field, table);
  if (read === undefined || (isText && !isWritten(read as SourceText))) return undefined;
  // A switch is located at its name: a problem is never about the word `true`.
  return field.type === 'boolean' ? located(reader, (read as Located<boolean>).value, key) : read;
}

const isEmptyField = (reader: Reader, value: Node | null, { type }: Field): boolean =>
  isNothing(value) || (type === 'text' ? isBlank(reader, value) : textOf(value)?.trim() === '');

/** The hint for a field that a table does not have, and the field that was meant, which is then not missing, too. */
type Unknown = { readonly hint: Hint; readonly meant?: string };

function unknownField(
  reader: Reader,
  map: YAMLMap,
  table: FieldTable,
  name: string,
  key: Node,
  value: Node | null,
): Unknown {
  const names = Object.keys(table);
  const ofList = memberOfList(map, names, key, value);
  if (ofList !== undefined) return ofList;
  const mark = Object.hasOwn(table, 'marks') ? markOf(name) : undefined;
  if (mark !== undefined) return { hint: words('writeMark', mark) };
  if (name === '<<') return { hint: words('anchorOnItsLine') };
  const meant = nearest(name, names) ?? fieldInSpanish(name, table);
  if (meant !== undefined && fieldOf(map, meant) !== undefined) return { hint: words('isThereAlready', meant), meant };
  if (meant === 'price' && isCollection(value)) return { hint: hintForOneLine(reader, value, key), meant };
  if (meant !== undefined) return { hint: fixing({ ...rangeOf(key), text: meant }, words('didYouMean', meant)), meant };
  // `{address: Calle Elvira 12, Granada}`
  if (map.flow === true && value === null && map.items.length > 1) return { hint: words('quoteText') };
  return { hint: names.length === 0 ? words('nothingBeside') : words('fieldsAre', names.join(', ')) };
}

/** The same for a dish, or a field of one, that stands beside the list of a record or in its place. */
function memberOfList(map: YAMLMap, names: string[], key: Node, value: Node | null): Unknown | undefined {
  const [title = ''] = names;
  const name = textOf(key) ?? '';
  const list = names.find((field) => /^(?:items|dishes|options)$/.test(field));
  const isAlone = map.items.length === 1;
  // Below `items`, a field of a dish has slipped out of the list, and so has a key with an amount beside it, which is a dish.
  const items = fieldOf(map, 'items')?.key;
  if (list === 'items' && items && startOf(items) < startOf(key) && Object.hasOwn(ITEM_FIELDS, name)) {
    return { hint: words('indentBelowDish', name) };
  }
  if (list === 'items' && /^\d/.test(textOf(value)?.trim() ?? '')) {
    return isAlone ? { hint: words('dishBelowItems'), meant: title } : { hint: words('beginDishWithDash') };
  }
  // `- Postres: [Flan]`: a title with its list.
  if (list === undefined || !isAlone || !isSeq(value)) return undefined;
  return { hint: words('writeTitleAndList', title, name, list), meant: title };
}

/** Reports a colour without quotes, which YAML silently takes for a comment. */
function checkComment(reader: Reader, key: Node): undefined {
  const end = key.range?.[1] ?? 0;
  const match = /^:[ \t]*(#[0-9a-f]{3,8})/i.exec(reader.source.text.slice(end, end + 40));
  if (match?.[1] === undefined) return;
  const at = end + match[0].length - match[1].length;
  const hint = fixing({ from: at, to: at + match[1].length, text: `"${match[1]}"` }, words('writeQuoted', match[1]));
  reader.report.add(reader.source, 'wrong-type', at, words('colourIsComment', match[1]), hint);
}

/** Reports a missing required field, at the first key of its mapping. */
export function missingField(reader: Reader, map: YAMLMap, name: string, hint = words('writeField', name)): undefined {
  const first = map.items[0];
  const at = first === undefined ? startOf(map) : startOf(sidesOf(first).key ?? map);
  const message = words(fieldOf(map, name) === undefined ? 'missingField' : 'emptyField', name);
  reader.report.add(reader.source, 'missing-field', at, message, hint, rangeOf(map).to);
}

/** A value that must be a mapping. */
export function asMap(reader: Reader, node: Node, hint: Hint): YAMLMap | undefined {
  if (isMap(node)) return node;
  return problemAt(reader, 'wrong-type', node, words('fieldsExpected'), hint);
}
