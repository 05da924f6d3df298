import { parseDocument, stringify, visit } from 'yaml';
import type { Language, Languages } from '../../../src/terms/language.ts';
import type { Site } from '../../../src/terms/site.ts';
import { EVERYWHERE, partText, textParts } from '../../parse/multilingual.ts';
import type { DiagnosticLanguage } from '../../diagnostics/words.ts';
import { type Kind, starter } from './starter.ts';

/** The owner's answers about their bar. */
export type FirstVenue = {
  readonly id: string;
  readonly name: string;
  /** At least one. */
  readonly languages: Languages;
  readonly phone: string | undefined;
  /** The word of a voice (`src/terms/voices.ts`). */
  readonly look: string;
  readonly kind: Kind;
};

/** The languages of all starters; for others, `EVERYWHERE` shows the second until they are translated. */
const [SPOKEN, SPOKEN_ABROAD] = ['es', 'en'] as const;

const REWARD = 'Un café @en A coffee @fr Un café @de Ein Kaffee @it Un caffè @ca Un cafè';

/** The starter of a kind of place, filled in for one bar, with a stamp card to try out. The editor speaks the last language. */
export function firstVenue(venue: FirstVenue, schema: string, site: Site, speaks: DiagnosticLanguage): string {
  const { id, name, languages, phone, look, kind } = venue;
  const [comments = '', menu = ''] = starter(id, schema, kind, site, speaks).split(/^sections:\n/m);
  const head = comments.split('\n').filter((line) => /^# (?:yaml-language-server|Se sirve|Served)/.test(line));
  const fields = {
    venue: name,
    languages: languages.join(' '),
    ...(phone !== undefined && { contact: { phone } }),
    loyalty: { stamps: 8, reward: inLanguages(REWARD, languages), validity: '1 year' },
    theme: { font: look },
  };
  const document = parseDocument(`sections:\n${menu}`, { schema: 'failsafe' });
  visit(document, {
    Scalar(_key, node) {
      if (typeof node.value === 'string') node.value = inLanguages(node.value, languages);
    },
  });
  return `${head.join('\n')}\n${stringify(fields, { lineWidth: 0 })}\n${document.toString({ lineWidth: 0 })}`;
}

/** A text of a starter in all languages of a bar. */
function inLanguages(text: string, languages: Languages): string {
  const parts = textParts(text, languages);
  if (parts.length === 1) return text;
  const words = new Map(parts.map(({ tag = SPOKEN, from, to }) => [tag, partText(text, from, to)]));
  const abroad = words.get(SPOKEN_ABROAD) ?? words.get(EVERYWHERE) ?? words.get(SPOKEN) ?? '';
  const [first = SPOKEN, ...others] = languages;
  const wordsIn = (language: Language): string | undefined => words.get(language) ?? words.get(EVERYWHERE);
  const known = others.filter((language) => wordsIn(language) !== undefined);
  return [
    wordsIn(first) ?? abroad,
    ...(known.length < others.length ? [`@${EVERYWHERE} ${abroad}`] : []),
    ...known.map((language) => `@${language} ${wordsIn(language)}`),
  ].join(' ');
}
