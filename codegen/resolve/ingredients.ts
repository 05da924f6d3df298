/** Compares the texts of a dish that has a declaration with its declared allergens. */
import { words } from '../diagnostics/words.ts';
import type { Allergen } from '../../src/terms/allergens.ts';
import type { Language } from '../../src/terms/language.ts';
import type { Report } from '../diagnostics/report.ts';
import { textOffsets } from '../validate/text.ts';
import type { Declared, SourceText } from '../validate/values.ts';
import {
  ALSO_ABSENT,
  EVERYWHERE,
  GLUTEN_FREE_EVERYWHERE,
  TOPICS,
  VOCABULARIES,
  type Topic,
  type Vocabulary,
} from './ingredient-words.ts';
import { plain } from '../parse/slug.ts';

/** The effect of a phrase in a text. */
type Effect =
  | { readonly mentions: readonly (readonly Allergen[])[] }
  | 'without'
  | 'with'
  | 'joined'
  | 'also-absent'
  | 'gluten-free'
  | 'not-gluten-free'
  | 'vegan';

/** A phrase by its words after the first. */
type Phrase = { readonly rest: readonly string[]; readonly effect: Effect };

type Lexicon = {
  /** By their first words, the longest phrase first. */
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>;
  /** Second halves of compounds. */
  readonly endings: readonly (readonly [ending: string, effect: Effect])[];
  /** Cache of the meanings of words found so far. */
  readonly known: Map<string, Meaning>;
};

/** The meaning of a word: the phrases that begin with it, or the effect of a compound. */
type Meaning = { readonly phrases: readonly Phrase[] | undefined; readonly effect: Effect | undefined };

type Mention = {
  readonly anyOf: readonly Allergen[];
  readonly text: SourceText;
  readonly language: Language;
  readonly index: number;
  readonly length: number;
};

/** The combined statements of a dish's texts: the ingredients, and the effects of all phrases. */
type Said = { readonly mentions: Mention[]; readonly effects: Set<Effect | undefined> };

/** Allergens that a vegan dish never has, even if its text mentions cheese. */
const OF_ANIMALS: ReadonlySet<Allergen> = new Set(['lacteo', 'huevos', 'pescado', 'crustaceos', 'molusco']);

/** Created when a language first occurs. */
const lexicons = new Map<string, Lexicon | undefined>();

/** Warns once of each allergen that a dish's texts mention but the dish does not declare. Skipped for dishes without a declaration. */
export function checkIngredients(
  texts: readonly (SourceText | undefined)[],
  declared: Declared | undefined,
  confirmed: Declared | undefined,
  languages: readonly Language[],
  report: Report,
): void {
  if (declared?.contains === undefined && declared?.mayContain === undefined) return;
  const settled = new Set<Allergen>();
  for (const list of [declared.contains, declared.mayContain, confirmed?.contains, confirmed?.mayContain]) {
    for (const allergen of list ?? []) settled.add(allergen);
  }
  const said: Said = { mentions: [], effects: new Set() };
  for (const text of texts) {
    if (text === undefined) continue;
    for (const language of languages) {
      const value = text.values[language];
      const lexicon = value === undefined ? undefined : lexiconOf(language);
      if (value !== undefined && lexicon !== undefined) read(value, lexicon, text, language, said);
    }
  }
  for (const { anyOf, text, language, index, length } of said.mentions) {
    if (anyOf.some((allergen) => settled.has(allergen) || isExcluded(allergen, said))) continue;
    for (const allergen of anyOf) settled.add(allergen);
    const word = (text.values[language] ?? '').slice(index, index + length);
    report.add(
      text.source,
      'undeclared-ingredient',
      textOffsets(text, language)(index),
      words('speaksOf', word, anyOf),
      words('declareOrConfirm', anyOf),
    );
  }
}

function isExcluded(allergen: Allergen, { effects }: Said): boolean {
  if (allergen === 'gluten') return effects.has('gluten-free') && !effects.has('not-gluten-free');
  return effects.has('vegan') && OF_ANIMALS.has(allergen);
}

const GLUTEN: readonly Allergen[] = ['gluten'];

/** Matches the word for gluten in every language. */
const NAMES_GLUTEN = /^gl[uú]t(?:e|ine)/i;

/** A word, with a bracket that opens before it, or a sign: a comma goes on with a list, the others end it. */
const TOKEN = /\(?[\p{L}\p{M}\p{N}\p{Cf}]+|[,.:;!)]|\s[-–—]\s/gu;

function read(value: string, lexicon: Lexicon, text: SourceText, language: Language, said: Said): void {
  const tokens = value.match(TOKEN) ?? [];
  let without = false;
  /** Index of the token to which the list of what is absent was followed. */
  let listed = 0;
  let before: Effect | undefined;
  for (let at = 0, end = 0; at < tokens.length; at = end) {
    const token = tokens[at] ?? '';
    if (token.startsWith('(')) without = false;
    const phrase = phraseAt(tokens, at, lexicon);
    const { effect } = phrase;
    ({ end } = phrase);
    // After 'libre de' a list may go on: 'libre de gluten y huevo'.
    said.effects.add(effect);
    if (without && NAMES_GLUTEN.test(token)) said.effects.add('gluten-free');
    // Only the first mention is reported.
    const first = mentionsOf(effect, without).filter((anyOf) => !said.mentions.some((other) => other.anyOf === anyOf));
    if (first.length > 0) {
      const place = placeOf(value, tokens, at, end);
      said.mentions.push(...first.map((anyOf) => ({ anyOf, text, language, ...place })));
    }
    if (without && effect === 'joined' && typeof before === 'object' && at >= listed) {
      const list = listFrom(tokens, at, lexicon);
      without = list.isOfAbsent;
      listed = list.to;
    } else if (token !== ':' || before !== 'without') {
      const goesOn = effect === 'joined' || typeof effect === 'object' || (effect === 'also-absent' && at < listed);
      without = effect === 'without' || (without && goesOn);
    }
    before = effect;
  }
}

/** What a phrase mentions; nothing in a list of what is absent. */
function mentionsOf(effect: Effect | undefined, isAbsent: boolean): readonly (readonly Allergen[])[] {
  if (effect === 'not-gluten-free') return [GLUTEN];
  return typeof effect === 'object' && !isAbsent ? effect.mentions : [];
}

/** The effect of what begins at a token, and the index of the token after it. */
function phraseAt(
  tokens: readonly string[],
  at: number,
  lexicon: Lexicon,
): { readonly effect: Effect | undefined; readonly end: number } {
  const { phrases, effect } = meaningOf(tokens[at] ?? '', lexicon);
  const phrase = phrases?.find(({ rest }) => rest.every((each, step) => folded(tokens[at + step + 1] ?? '') === each));
  return { effect: phrase?.effect ?? effect, end: at + 1 + (phrase?.rest.length ?? 0) };
}

/**
 * Whether a list of what is absent goes on after a comma or 'y': 'libre de gluten, huevo y leche, con fresas'. Where another
 * word is part of it, it may be what the dish is made of: 'libre de gluten, huevo frito', 'libre de gluten, huevo, bacon'.
 */
function listFrom(
  tokens: readonly string[],
  from: number,
  lexicon: Lexicon,
): { readonly isOfAbsent: boolean; readonly to: number } {
  let isClosed = false;
  /** Index of the comma after 'y leche', where the list is over; what follows is judged anew. */
  let last: number | undefined;
  for (let at = from, end = from; at < tokens.length; at = end) {
    const token = tokens[at] ?? '';
    const phrase = phraseAt(tokens, at, lexicon);
    ({ end } = phrase);
    if (phrase.effect === undefined && !token.startsWith('(') && !/^[.:;!)]$|^\s/.test(token))
      return { isOfAbsent: last !== undefined, to: last ?? at };
    if (phrase.effect === 'joined') {
      if (isClosed && token === ',') last ??= at;
      isClosed ||= token !== ',';
    } else if (typeof phrase.effect !== 'object' && phrase.effect !== 'also-absent')
      return { isOfAbsent: true, to: at };
  }
  return { isOfAbsent: true, to: tokens.length };
}

/** The range in a text of the tokens from `first` to before `end`. */
function placeOf(
  value: string,
  tokens: readonly string[],
  first: number,
  end: number,
): { index: number; length: number } {
  let index = 0;
  let to = 0;
  for (const [at, token] of tokens.slice(0, end).entries()) {
    const word = token.replace('(', '');
    const start = value.indexOf(word, to);
    if (at === first) index = start;
    to = start + word.length;
  }
  return { index, length: to - index };
}

/** Limit of the cache: menus have few words and many texts, so each word is looked up once. */
const MOST_KNOWN = 50_000;

function meaningOf(token: string, { phrases, endings, known }: Lexicon): Meaning {
  let meaning = known.get(token);
  if (meaning === undefined) {
    const word = folded(token);
    const effect = endings.find(([ending]) => word.length > ending.length && word.endsWith(ending))?.[1];
    meaning = { phrases: phrases.get(word), effect };
    if (known.size < MOST_KNOWN) known.set(token, meaning);
  }
  return meaning;
}

/** In lower case, without a bracket, accents and ligatures. */
const folded = (token: string): string => plain(token).replace('(', '').replaceAll('œ', 'oe').replaceAll('ß', 'ss');

function lexiconOf(language: string): Lexicon | undefined {
  if (!lexicons.has(language)) {
    const vocabulary = VOCABULARIES[language];
    lexicons.set(language, vocabulary && lexiconFrom(vocabulary));
  }
  return lexicons.get(language);
}

/** The phrases of a list. A comma inside of a phrase has a space before it. */
const phrasesOf = (list: string): string[] => list.split(/(?<! ), /);

/** Each of the phrases after each of the words that turn it round. */
function opposite(not: string, phrases: string): string {
  return phrasesOf(not)
    .flatMap((word) => phrasesOf(phrases).map((phrase) => `${word} ${phrase}`))
    .join(', ');
}

function lexiconFrom(vocabulary: Vocabulary): Lexicon {
  const { without, joined, not, vegan } = vocabulary;
  const glutenFree = `${GLUTEN_FREE_EVERYWHERE}, ${vocabulary.glutenFree}`;
  const effects = new Map<string, Effect>();
  for (const table of [EVERYWHERE, vocabulary.words]) {
    for (const [topic, list] of Object.entries(table) as [Topic, string][]) {
      const mentions =
        topic === 'nothing' ? [] : [topic in TOPICS ? TOPICS[topic as keyof typeof TOPICS] : [topic as Allergen]];
      for (const phrase of phrasesOf(list)) {
        const before = effects.get(phrase);
        effects.set(phrase, { mentions: [...(typeof before === 'object' ? before.mentions : []), ...mentions] });
      }
    }
  }
  const keywords = {
    without,
    joined,
    'also-absent': ALSO_ABSENT,
    'gluten-free': glutenFree,
    vegan,
    with: opposite(not, without),
    'not-gluten-free': opposite(not, glutenFree),
  };
  for (const [effect, list] of Object.entries(keywords) as [keyof typeof keywords, string][]) {
    for (const phrase of phrasesOf(list)) effects.set(phrase, effect);
  }
  effects.set(',', 'joined');
  const phrases = new Map<string, Phrase[]>();
  const endings: [string, Effect][] = [];
  for (const [phrase, effect] of effects) {
    if (phrase.startsWith('*')) endings.push([phrase.slice(1), effect]);
    else {
      const [first = '', ...rest] = phrase.split(' ');
      phrases.set(first, [...(phrases.get(first) ?? []), { rest, effect }]);
    }
  }
  for (const list of phrases.values()) list.sort((one, other) => other.rest.length - one.rest.length);
  return { phrases, endings, known: new Map() };
}
