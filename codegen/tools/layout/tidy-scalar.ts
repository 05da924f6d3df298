import { isShownOnlyInQuotes } from '../../validate/price.ts';
import { enclosed, escapedFor, isReadBare, quotesFor, writtenText } from '../document/written-text.ts';
import type { Place } from '../document/surroundings.ts';
import type { Scalar } from './tree.ts';

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
    return isSame || !isReadBare(text, place) ? scalar : { ...scalar, lines: [text], value: text };
  }
  // What stood in quotes keeps them where another program may need them, and a price that is shown as it is.
  const isBare = place.isKey || !isShownOnlyInQuotes(text.replace(/\[.*$/s, '').trim());
  const written = isBare
    ? writtenText(text, place, 'yaml-1.1')
    : enclosed(quotesFor(text), escapedFor(quotesFor(text), text) ?? text);
  return { ...scalar, style: written === text ? 'plain' : quotesFor(text), lines: [written], value: text };
}
