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

/** A menu to start from, and how many of its texts are in none of the words of some languages. */
export type Begun = { readonly text: string; readonly left: Left };
type Left = readonly (readonly [language: Language, texts: number])[];

/** The first language of all starters. */
const SPOKEN = 'es';
const ABROAD = 'en';

const REWARD = 'Un café @en A coffee @fr Un café @de Ein Kaffee @it Un caffè @ca Un cafè';

/** The starter of a kind of place, filled in for one bar, with a stamp card to try out. The editor speaks the last language. */
export function firstVenue(venue: FirstVenue, schema: string, site: Site, speaks: DiagnosticLanguage): Begun {
  const { id, name, languages, phone, look, kind } = venue;
  const [comments = '', menu = ''] = starter(id, schema, kind, site, speaks).split(/^sections:\n/m);
  const head = comments.split('\n').filter((line) => /^# (?:yaml-language-server|Se sirve|Served)/.test(line));
  const texts = new StarterTexts(languages, speaks);
  const fields = {
    venue: name,
    languages: languages.join(' '),
    ...(phone !== undefined && { contact: { phone } }),
    loyalty: { stamps: 8, reward: texts.write(REWARD), validity: '1 year' },
    theme: { font: look },
  };
  const sections = texts.writeAll(`sections:\n${menu}`);
  return { text: `${head.join('\n')}\n${stringify(fields, { lineWidth: 0 })}\n${sections}`, left: texts.left };
}

/** A starter in other languages than its own, with its explanations. */
export function starterIn(text: string, languages: Languages, speaks: DiagnosticLanguage): Begun {
  if (text.includes(`\nlanguages: ${languages.join(' ')}\n`)) return { text, left: [] };
  const texts = new StarterTexts(languages, speaks);
  const written = texts.writeAll(text.replace(/^languages: .*/m, `languages: ${languages.join(' ')}`));
  return { text: written, left: texts.left };
}

/** Writes the texts of a starter in all languages of a bar. One that a text has no words in gets those of another. */
class StarterTexts {
  readonly #languages: Languages;
  /** The languages in which others are shown until they are translated: those of the bar, English first, then the editor's. */
  readonly #instead: Languages;
  readonly #left = new Map<Language, number>();

  constructor(languages: Languages, speaks: DiagnosticLanguage) {
    this.#languages = languages;
    this.#instead = [...(languages.includes(ABROAD) ? [ABROAD] : []), ...languages, speaks];
  }

  /** How many texts each language has no words for. */
  get left(): Left {
    return this.#languages.flatMap((language) => {
      const texts = this.#left.get(language);
      return texts === undefined ? [] : [[language, texts] as const];
    });
  }

  writeAll(yaml: string): string {
    const document = parseDocument(yaml, { schema: 'failsafe' });
    visit(document, {
      Scalar: (_key, node) => {
        if (typeof node.value === 'string') node.value = this.write(node.value);
      },
    });
    return document.toString({ lineWidth: 0 });
  }

  write(text: string): string {
    const parts = textParts(text, this.#languages);
    if (parts.length === 1) return text;
    const words = new Map(parts.map(({ tag = SPOKEN, from, to }) => [tag, partText(text, from, to)]));
    const wordsIn = (language: Language): string | undefined => words.get(language) ?? words.get(EVERYWHERE);
    const instead = this.#instead.map(wordsIn).find((each) => each !== undefined) ?? '';
    const [first = SPOKEN, ...others] = this.#languages;
    const known = others.filter((language) => wordsIn(language) !== undefined);
    for (const language of this.#languages) {
      if (wordsIn(language) === undefined) this.#left.set(language, (this.#left.get(language) ?? 0) + 1);
    }
    return [
      wordsIn(first) ?? instead,
      ...(known.length < others.length ? [`@${EVERYWHERE} ${instead}`] : []),
      ...known.map((language) => `@${language} ${wordsIn(language)}`),
    ].join(' ');
  }
}
