import { isMap, isScalar } from 'yaml';
import type { Language, Languages } from '../../../src/terms/language.ts';
import type { Text } from '../../../src/terms/resolved-venue.ts';
import { EVERYWHERE, spread } from '../../parse/everywhere.ts';
import { partText, textParts } from '../../parse/multilingual.ts';
import type { SourceText } from '../../validate/values.ts';
import { taggedEdits } from './edits.ts';
import type { Splice } from './splice.ts';
import { spliceMapping } from './splice-mapping.ts';
import { spliceScalar } from './splice-scalar.ts';
import type { Surroundings } from './surroundings.ts';

/** Changes a multilingual text of a file in some languages. Undefined where that cannot be written as it stands there. */
export function spliceText(
  { node, language, values, source }: SourceText,
  texts: ReadonlyMap<Language, string>,
  surroundings: Surroundings,
): Splice[] | undefined {
  if (isMap(node)) return spliceMapping(node, texts, surroundings);
  if (!isScalar(node) || typeof node.value !== 'string') return undefined;
  const meant = { ...values, ...Object.fromEntries(texts) };
  const { languages } = source;
  const edits = taggedEdits(node.value, language, texts, languages);
  return spliceScalar(node, edits, (value) => isSameText(textsOf(value, language, languages), meant), surroundings);
}

/** What a text says, by language. */
function textsOf(value: string, first: Language, languages: Languages): Text {
  const parts = textParts(value, languages).map(
    ({ tag, from, to }) => [tag ?? first, partText(value, from, to)] as const,
  );
  const written: Text = Object.fromEntries(parts.filter(([, text]) => text !== ''));
  const [, [tag, text] = []] = parts;
  // Behind a text, the star alone says it of that text.
  if (tag === EVERYWHERE && text === '' && written[first] !== undefined) written[EVERYWHERE] = written[first];
  return spread(written, languages);
}

/** Whether two texts say the same in every language. */
export function isSameText(one: Text, other: Text): boolean {
  const languages = Object.keys({ ...one, ...other }) as Language[];
  return languages.every((language) => one[language] === other[language]);
}
