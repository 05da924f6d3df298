/** Writes translations of the labels of prices that stand on one line: such prices become `prices`, a line for each label. */
import { type Document, isMap, isPair, isScalar, isSeq, type Pair, type Scalar, visit, type YAMLMap } from 'yaml';
import type { Language, Languages } from '../../../../src/terms/language.ts';
import type { Text } from '../../../../src/terms/resolved-venue.ts';
import { isBlockScalar, rangeOf, sidesOf, textOf } from '../../../parse/nodes.ts';
import { ENTRIES, isEntryWord } from '../../../validate/entry-fields.ts';
import { takeFlags } from '../../../validate/flags.ts';
import { fieldsBehind } from '../../../validate/one-line.ts';
import { AMOUNT } from '../../../validate/price-meant.ts';
import { standardLabel } from '../../../validate/price-label.ts';
import type { SourceText } from '../../../validate/values.ts';
import { columnOf, type Splice, type Surroundings } from '../../document/surroundings.ts';
import { taggedText, writtenText } from '../../document/written-text.ts';

/** The prices of a dish on one line: the value of its name, or of `price`. */
export type LineOfPrices = { readonly pair: Pair; readonly isDish: boolean };

/** The line on which a label stands; undefined if its prices cannot have the form of `prices`. */
export function lineOf(label: SourceText, document: Document): LineOfPrices | undefined {
  const at = rangeOf(label.node).from;
  let found: LineOfPrices | undefined;
  visit(document, {
    Pair(_, pair, path) {
      const { key, value } = sidesOf(pair);
      if (!isScalar(value) || isBlockScalar(value) || rangeOf(value).from > at || rangeOf(value).to <= at) return;
      const [map, list, owner] = [path.at(-1), path.at(-2), path.at(-3)];
      if (!isMap(map) || map.flow === true) return;
      const isDish = map.items.length === 1 && isSeq(list) && isPair(owner) && textOf(owner.key) === 'items';
      if (isDish || (textOf(key) === 'price' && hasLabels(map))) found = { pair, isDish };
    },
  });
  return found;
}

/** Whether an entry in the long form can have `prices`. */
function hasLabels({ items: [first] }: YAMLMap): boolean {
  const word = textOf(first?.key);
  return isEntryWord(word) && Object.hasOwn(ENTRIES[word].fields, 'prices');
}

/** An amount, and its label. */
const PRICE = new RegExp(String.raw`^(${AMOUNT}(?:\s*€)?)\s*(.*)$`, 's');

/** The change of a line to `prices`, with these labels in all their languages; undefined if a price has no label and is not `extra`. */
export function spliceLabels(
  { pair, isDish }: LineOfPrices,
  labels: readonly Text[],
  [first = 'es', ...others]: readonly Language[],
  known: Languages,
  { text, newline }: Surroundings,
): Splice[] | undefined {
  const { key, value } = sidesOf(pair) as { key: Scalar; value: Scalar };
  const written = textOf(value) ?? '';
  const open = written.indexOf('[');
  const { to } = takeFlags(written, open === -1 ? written.length : open, () => undefined);
  const prices = written
    .slice(0, to)
    .split('/')
    .map((price) => PRICE.exec(price.trim()));
  const hasStandard = prices.some((price) => standardLabel(price?.[2] ?? '') !== undefined);
  const lines = prices.map((price) => {
    const [, amount = '', label = ''] = price ?? [];
    const own = labels.find((each) => each[first] === label) ?? { [first]: label || (hasStandard ? 'extra' : '') };
    const tagged = taggedText(own, [first, ...others], known);
    return amount && tagged && `  ${writtenText(tagged, { isKey: true, isInBrackets: false })}: ${amount}`;
  });
  if (lines.some((line) => !line)) return undefined;
  const gap = newline + ' '.repeat(columnOf(text, rangeOf(key).from));
  const fields = ['prices:', ...lines, ...fieldsBehind(written.slice(to))].join(gap);
  const { from, to: end } = rangeOf(key);
  return isDish
    ? [
        { from, to: from, text: 'item: ' },
        { from: end, to: rangeOf(value).to, text: gap + fields },
      ]
    : [{ from, to: rangeOf(value).to, text: fields }];
}
