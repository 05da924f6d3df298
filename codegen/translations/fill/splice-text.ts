import { isMap, isScalar } from 'yaml';
import type { Language } from '../../../src/i18n/language.ts';
import { partText, textParts } from '../../parse/multilingual.ts';
import type { Text } from '../../resolve/venue.ts';
import type { SourceText } from '../../validate/values.ts';
import { taggedEdits } from './edits.ts';
import type { Splice } from './splice.ts';
import { spliceMapping } from './splice-mapping.ts';
import { spliceScalar } from './splice-scalar.ts';
import type { Surroundings } from './surroundings.ts';

/** Changes a multilingual text of a file in some languages. Undefined where that cannot be written as it stands there. */
export function spliceText(
  { node, language, values }: SourceText,
  texts: ReadonlyMap<Language, string>,
  surroundings: Surroundings,
): Splice[] | undefined {
  if (isMap(node)) return spliceMapping(node, texts, surroundings);
  if (!isScalar(node) || typeof node.value !== 'string') return undefined;
  const meant = { ...values, ...Object.fromEntries(texts) };
  const edits = taggedEdits(node.value, language, texts);
  return spliceScalar(node, edits, (value) => isEqual(textsOf(value, language), meant), surroundings);
}

function textsOf(value: string, first: Language): Text {
  const parts = textParts(value).map(({ tag, from, to }) => [tag ?? first, partText(value, from, to)] as const);
  return Object.fromEntries(parts.filter(([, text]) => text !== ''));
}

function isEqual(one: Text, other: Text): boolean {
  const languages = Object.keys({ ...one, ...other }) as Language[];
  return languages.every((language) => one[language] === other[language]);
}
