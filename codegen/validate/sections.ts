import { words } from '../diagnostics/words.ts';
import { isMap, isSeq, type Node, type YAMLMap } from 'yaml';
import { nearest } from '../diagnostics/nearest.ts';
import { isNothing, rangeOf, startOf, textOf, fieldOf } from '../parse/nodes.ts';
import { SECTION_FIELDS, SECTION_USE_FIELDS } from './fields.ts';
import { problemAt, type Reader } from './reader.ts';
import { readRecord } from './record.ts';
import { meaning } from './scalars.ts';
import type { ListOf, SourceSection } from './values.ts';

const HINT = words('writeSection');

/** A menu's sections are a list; each has a title and entries, or is a `use` of a partial. */
export function readSections(reader: Reader, node: Node): ListOf<SourceSection> | undefined {
  if (!isSeq(node)) return problemAt(reader, 'wrong-type', node, words('sectionsExpected'), HINT);
  if (node.items.length === 0) problemAt(reader, 'empty-section', node, words('noSections'), HINT);
  const list = (node.items as Node[]).flatMap((item) => {
    if (isMap(item)) return readSection(reader, item) ?? [];
    return problemAt(reader, 'wrong-type', item, words('sectionExpected'), HINT) ?? [];
  });
  return { list, written: node.items.length };
}

function readSection(reader: Reader, map: YAMLMap): SourceSection | undefined {
  const { source } = reader;
  const { from: at, to: end } = rangeOf(map);
  // The range of a mapping goes on to the line below it.
  const endsAt = at + source.text.slice(at, end).trimEnd().length;
  const names = new Set(map.items.map(({ key }) => textOf(key)));
  if (names.has('use') && !names.has('section')) {
    const fields = readRecord(reader, map, SECTION_USE_FIELDS);
    return fields.use === undefined ? undefined : { kind: 'use', partial: fields.use, fields, source, at, endsAt };
  }
  const first = map.items[0]?.key as Node | undefined;
  const word = textOf(first);
  if (first !== undefined && word !== undefined && !names.has('section') && nearest(word, ['use']) !== undefined) {
    return problemAt(reader, 'unknown-field', first, words('notAField', word), meaning(first, 'use'));
  }
  const fields = readRecord(reader, map, SECTION_FIELDS);
  if (fields.section === undefined) return undefined;
  const { key } = fieldOf(map, 'section') ?? { key: null };
  return {
    kind: 'section',
    title: fields.section,
    fields,
    source,
    at: key === null ? at : startOf(key),
    endsAt,
    damaged: isDamaged(map, fields),
  };
}

/** Whether an unknown word may have been meant for `items`, or some of the items could not be read. */
function isDamaged(map: YAMLMap, { items }: { readonly items?: ListOf<unknown> }): boolean {
  if (items !== undefined) return items.list.length < items.written;
  return map.items.some((pair) => {
    const name = textOf(pair.key) ?? '';
    return name === 'items' ? !isNothing(pair.value) : !Object.hasOwn(SECTION_FIELDS, name);
  });
}
