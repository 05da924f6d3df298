import { isScalar, parseDocument } from 'yaml';
import type { Scalar } from './tree.ts';

/** Where a text stands: behind a dash or colon, or before a colon; in brackets or not. */
export type Place = { readonly isKey: boolean; readonly inFlow: boolean };

/**
 * A text on one line in the quotes that it needs: none where YAML reads the same without, else double ones, or single ones
 * around a text that holds double ones or backslashes. `tidy` gives the words their spelling. What has escapes, and what stands
 * on several lines, is left as it is; `isLine` says that the field takes one line, so that several become one.
 */
export function tidyScalar(scalar: Scalar, place: Place, tidy: (text: string) => string, isLine: boolean): Scalar {
  const { style, lines, value } = scalar;
  if (style === 'alias' || (style === 'double' && lines.some((line) => line.includes('\\')))) return scalar;
  if (lines.length > 1 && !(style === 'plain' && isLine && !value.includes('\n'))) return scalar;
  const text = tidy(value);
  if (style === 'plain') {
    const isSame = text === value && lines.length === 1;
    return isSame || !isReadPlain(text, place, 'failsafe') ? scalar : { ...scalar, lines: [text], value: text };
  }
  const isPlain = !isMergeKey(text, place) && isReadPlain(text, place, 'yaml-1.1');
  if (isPlain) return { ...scalar, style: 'plain', lines: [text], value: text };
  const isSingle = /["\\]/.test(text);
  const written = isSingle ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
  return { ...scalar, style: isSingle ? 'single' : 'double', lines: [written], value: text };
}

/** What YAML gives a meaning of its own at the start of a text, or in it. */
const SIGNS = /^[[\]{}#&*!|>'"%@`,]|^[-?:](?:\s|$)|:(?:\s|$)|\s#/;

/** In quotes, `<<` is a dish of that name. */
function isMergeKey(text: string, { isKey }: Place): boolean {
  return isKey && text === '<<';
}

/**
 * Whether YAML reads a text the same without quotes. In YAML 1.1, which other programs still read, `12`, `no` and `12:30` are no
 * texts: what stood in quotes keeps them there.
 */
function isReadPlain(text: string, { isKey, inFlow }: Place, schema: 'yaml-1.1' | 'failsafe'): boolean {
  if (!/^\P{Cc}+$/u.test(text) || text.trim() !== text) return false;
  // What opens brackets and the like without end is never given to YAML.
  if (SIGNS.test(text) || (inFlow && /[[\]{},]/.test(text))) return false;
  const pair = isKey ? `${text}: x` : `x: ${text}`;
  const document = parseDocument(
    inFlow ? `[{${pair}}, ${isKey ? pair : text}]` : `- ${isKey ? pair : text}\n- ${pair}`,
    {
      schema,
      logLevel: 'silent',
      uniqueKeys: false,
    },
  );
  if (document.errors.length > 0 || document.warnings.length > 0) return false;
  const paths = isKey ? [[0], [1]] : inFlow ? [[0, 'x'], [1]] : [[0], [1, 'x']];
  return paths.every((path) => {
    const node = document.getIn(path, true);
    return isKey
      ? (node as { items?: { key: unknown }[] }).items?.every(({ key }) => isScalar(key) && key.value === text)
      : isScalar(node) && node.value === text;
  });
}
