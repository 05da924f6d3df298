/** The fields that hold prices: on one line, by label, by item, and beside an option. */
import { isMap, isScalar, isSeq, type Node, type Scalar, type YAMLMap } from 'yaml';
import { isNothing, plainTextOf, sidesOf, textOf } from '../parse/nodes.ts';
import { plain } from '../resolve/slug.ts';
import { takeFlags } from './flags.ts';
import { readId } from './names.ts';
import { readPrices } from './price.ts';
import { nearbyLabel, sameLabel, standardLabel } from './price-label.ts';
import { problemAt, sayIn, type Reader, type Say } from './reader.ts';
import { isWritten, readText } from './text.ts';
import type { SourceOption, SourcePrice, SourceText, ValueOf } from './values.ts';

/** `price: 3.50 tapa / 7 media`: prices alone, without allergens and flags. */
export function readPrice(reader: Reader, node: Node): SourcePrice[] | undefined {
  return pricesOf(reader, node, false);
}

function pricesOf(reader: Reader, node: Node, plus: boolean): SourcePrice[] | undefined {
  const text = textOf(node);
  if (!isScalar(node) || text === undefined) {
    const hint = isMap(node) ? 'write prices: before labels with their prices' : 'write 3.50 tapa / 7 media';
    return problemAt(reader, 'wrong-type', node, 'A price is expected here.', hint);
  }
  const say = sayIn(reader, node);
  const to = withoutRest(text, say);
  return to === 0 ? undefined : readPrices(text.slice(0, to), { language: reader.language, plus }, say);
}

/** What belongs to a dish on one line only is reported and left out; answers where the prices end. */
function withoutRest(text: string, say: Say): number {
  const open = text.indexOf('[');
  if (open !== -1) {
    say('bad-price', open, 'Allergens cannot stand in a price.', 'write allergens: on a line of its own');
    return 0;
  }
  const { flags, to } = takeFlags(text, text.length, say);
  for (const { flag, index } of flags) {
    say('unknown-flag', index, `"${flag}" cannot stand in a price.`, `write ${flag}: true on a line of its own`);
  }
  return to;
}

/** `prices: {Caña @en Small beer: 2.50}`: a price for each label, and no label twice. */
export function readPricesByLabel(reader: Reader, node: Node): SourcePrice[] | undefined {
  if (!isMap(node)) {
    const hint = 'write price: for prices on one line, or each label with its price below prices:';
    return problemAt(reader, 'wrong-type', node, 'Labels with their prices are expected here.', hint);
  }
  const prices: SourcePrice[] = [];
  const seen = new Map<string, string>();
  for (const pair of node.items) {
    const { key, value } = sidesOf(pair);
    const name = key === null ? undefined : readText(reader, key);
    if (key === null || name === undefined) continue;
    const word = name.values[reader.language] ?? Object.values(name.values)[0] ?? '';
    const earlier = seen.get(plain(word));
    if (earlier !== undefined) {
      const written = textOf(key) ?? word;
      if (earlier === written)
        problemAt(reader, 'duplicate-key', key, `"${written}" stands here a second time.`, 'delete one of the two');
      else problemAt(reader, 'duplicate-label', key, ...sameLabel(word));
      continue;
    }
    seen.set(plain(word), textOf(key) ?? word);
    const amount = oneAmount(reader, value ?? key, value);
    if (amount !== undefined) prices.push({ amount, ...labelOf(reader, key, name, word) });
  }
  return prices;
}

function labelOf(reader: Reader, key: Node, name: SourceText, word: string): Pick<SourcePrice, 'label'> {
  if (!isWritten(name)) return {};
  const standard = standardLabel(word);
  if (standard !== undefined) return { label: standard };
  // Who translates a label means it.
  const meant = Object.keys(name.values).length === 1 ? nearbyLabel(word) : undefined;
  if (meant !== undefined) {
    problemAt(reader, 'unknown-label', key, `"${word}" is taken for a label of your own.`, `did you mean "${meant}"?`);
  }
  return { label: { own: name } };
}

function oneAmount(reader: Reader, place: Node, value: Node | null): number | string | undefined {
  if (value === null || isNothing(value)) {
    return problemAt(
      reader,
      'wrong-type',
      place,
      'The price of this label is missing.',
      'write the amount behind the colon',
    );
  }
  const before = pricesOf(reader, value, false);
  const [price, second] = before ?? [];
  if (second !== undefined || price?.label !== undefined) {
    return problemAt(
      reader,
      'bad-price',
      value,
      'Behind a label stands one amount.',
      'write each label on a line of its own',
    );
  }
  return price?.amount;
}

/** `prices: {agua: 2}` of a `use`: new prices by the ids of items. */
export function readPricesById(
  reader: Reader,
  node: Node,
): ValueOf<{ type: 'pricesById'; description: ''; examples: [] }> | undefined {
  if (!isMap(node)) {
    return problemAt(reader, 'wrong-type', node, 'Ids of items with their prices are expected here.', 'write agua: 2');
  }
  const seen = new Set<string>();
  return node.items.flatMap((pair) => {
    const { key, value } = sidesOf(pair);
    const id = key === null ? undefined : readId(reader, key);
    if (key === null || id === undefined) return [];
    if (seen.has(id.value)) {
      problemAt(reader, 'duplicate-key', key, `"${id.value}" stands here a second time.`, 'delete one of the two');
      return [];
    }
    seen.add(id.value);
    const prices = value === null || isNothing(value) ? [] : pricesOf(reader, value, false);
    return prices === undefined ? [] : [{ id, prices }];
  });
}

/** `options: [NAME, NAME: +PRICE]`: what there is to choose from. */
export function readOptions(reader: Reader, node: Node): SourceOption[] | undefined {
  if (!isSeq(node)) {
    return problemAt(
      reader,
      'wrong-type',
      node,
      'A list is expected here.',
      'write each option on a line of its own, after a dash',
    );
  }
  const options: SourceOption[] = [];
  for (const item of node.items as Node[]) {
    const option = readOption(reader, item);
    const isCut = node.flow === true && /^\d+ ?€?$/.test(plainTextOf(item) ?? '');
    if (isCut && options.at(-1)?.prices !== undefined) {
      problemAt(
        reader,
        'bad-price',
        item,
        'In brackets a comma ends the price.',
        'write 0.60, or put "+0,60" in quotes',
      );
    } else if (option !== undefined) options.push(option);
  }
  return options;
}

function readOption(reader: Reader, node: Node): SourceOption | undefined {
  if (isMap(node) && !isTextMapping(node)) return readPricedOption(reader, node);
  if (isNothing(node)) return problemAt(reader, 'wrong-type', node, 'This option is empty.', 'delete the dash');
  const name = readText(reader, node);
  return name === undefined ? undefined : { name };
}

function readPricedOption(reader: Reader, map: YAMLMap): SourceOption | undefined {
  const [first, second] = map.items;
  if (first === undefined || second !== undefined) {
    const extra = (second && sidesOf(second).key) ?? map;
    return problemAt(
      reader,
      'unknown-field',
      extra,
      'An option is a name and a price.',
      'begin each option with a dash',
    );
  }
  const { key, value } = sidesOf(first);
  const name = key === null || isNothing(key) ? undefined : readText(reader, key);
  if (name === undefined || !isWritten(name)) {
    return problemAt(
      reader,
      'missing-field',
      key ?? map,
      'The name of this option is missing.',
      'write it before the colon',
    );
  }
  const prices = value === null || isNothing(value) ? undefined : pricesOf(reader, value, true);
  return prices === undefined ? { name } : { name, prices };
}

/** `{es: Queso, en: Cheese}`: a text and no option with a price. */
function isTextMapping(map: YAMLMap): boolean {
  return map.items.every(({ key }) => /^[a-z]{2}$/.test(textOf(key as Scalar) ?? ''));
}
