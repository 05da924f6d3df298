import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Languages } from '../../src/terms/language.ts';
import { SITE_DEFAULTS } from '../../src/terms/site.ts';
import { VOICES } from '../../src/terms/voices.ts';
import { slug } from '../parse/slug.ts';
import type { FirstVenue } from '../tools/starters/first-venue.ts';
import { type Kind, KINDS } from '../tools/starters/starter.ts';
import { UsageError } from '../diagnostics/usage-error.ts';
import type { DiagnosticLanguage } from '../diagnostics/words.ts';
import { isEmail } from '../validate/site.ts';
import { isWholeNumber } from '../validate/phones.ts';
import type { Io } from './io.ts';
import { INIT_WORDS, type InitWords } from './init-words.ts';
import { newVenueFile } from './new.ts';

/** The values of the command's flags. */
export type Given = {
  name?: string;
  venue?: string;
  languages?: string;
  phone?: string;
  contact?: string;
  look?: string;
  kind?: string;
};

export type Answers = FirstVenue & { readonly contact: string | undefined };

/** The context in which answers are checked. */
type Place = {
  readonly root: string;
  readonly label: string;
  /** Whether existing venues stay. */
  readonly keepDemo: boolean;
  readonly languages: Languages;
  readonly language: DiagnosticLanguage;
};

/** The default font of each kind of place. */
const LOOKS: Readonly<Record<Kind, string>> = {
  bar: 'slab',
  restaurant: 'serif',
  burger: 'condensed',
  pub: 'sans',
  cafe: 'rounded',
  pizzeria: 'rounded',
};

/** The owner's answers, from flags and questions; undefined if they cancel. Throws a UsageError for an invalid flag. */
export async function askAll(given: Given & { yes: boolean }, place: Place, io: Io): Promise<Answers | undefined> {
  const ask = given.yes ? undefined : io.ask;
  const words = INIT_WORDS[place.language];
  /** The value of a flag, else the answer to the question, else the default. */
  async function answer<Value>(
    said: string | undefined,
    question: string,
    otherwise: string,
    read: (text: string) => Value,
  ): Promise<Value> {
    if (said !== undefined || ask === undefined) return read((said ?? otherwise).trim());
    for (;;) {
      const text = (await ask(`${question}${otherwise === '' ? '' : ` (${otherwise})`}: `)).trim() || otherwise;
      try {
        return read(text);
      } catch (error) {
        if (!(error instanceof UsageError)) throw error;
        io.err(`  ${error.message}\n`);
      }
    }
  }
  if (given.name === undefined && ask === undefined) {
    throw new UsageError(words.nameless);
  }
  const name = await answer(given.name, words.ask.name, '', (text) => readName(text, words));
  const id = await answer(given.venue, words.ask.venue, slug(name), (text) => readId(text, place));
  const kinds = KINDS.join(', ');
  const kind = await answer(given.kind, words.ask.kind(kinds), 'bar', (text) =>
    oneOf(text, KINDS, (wrong) => words.badKind(wrong, kinds)),
  );
  const languages = await answer(given.languages, words.ask.languages(place.languages.join(' ')), 'es en', (text) =>
    readLanguages(text, place),
  );
  const phone = await answer(given.phone, words.ask.phone, '', (text) => readIf(text, isWholeNumber, words.badPhone));
  const contact = await answer(given.contact, words.ask.contact, '', (text) => readIf(text, isEmail, words.badContact));
  const looks = Object.keys(VOICES);
  const look = await answer(given.look, words.ask.look(looks.join(', ')), LOOKS[kind], (text) =>
    oneOf(text, looks, (wrong) => words.badLook(wrong, looks.join(', '))),
  );
  const answers = { name, id, kind, languages, phone, contact, look };
  if (ask === undefined) return answers;
  const what = `${name}: ${place.label}/${id}.yaml, ${kind}, ${languages.join(' ')}, ${look}`;
  const sure = await ask(words.ask.sure(what, place.keepDemo ? words.demoStays : words.demoMoves(place.label)));
  return /^(?:y|yes|s|si|sí|)$/i.test(sure.trim()) ? answers : undefined;
}

function readName(text: string, words: InitWords): string {
  if (!/[\p{L}\p{N}]/u.test(text)) throw new UsageError(words.emptyName);
  if (text.length > 60) throw new UsageError(words.longName);
  if (/[\p{C}@<>]/u.test(text)) throw new UsageError(words.badName(printable(text)));
  return text;
}

const printable = (text: string): string => text.replaceAll(/\p{C}/gu, '?');

function readId(text: string, place: Place): string {
  const words = INIT_WORDS[place.language];
  if (text === '') throw new UsageError(words.noId);
  const file = newVenueFile(text, place);
  if (place.keepDemo && existsSync(join(place.root, `${text}.yaml`))) throw new UsageError(words.exists(file));
  if (text === SITE_DEFAULTS.demo) throw new UsageError(words.isDemo(text));
  return text;
}

function readLanguages(text: string, { languages, language }: Place): Languages {
  const words = INIT_WORDS[language];
  const known = languages.join(', ');
  const codes = [
    ...new Set(
      text
        .toLowerCase()
        .split(/[\s,]+/)
        .filter((code) => code !== ''),
    ),
  ];
  if (codes.length === 0) throw new UsageError(words.noLanguages(known));
  const wrong = codes.find((code) => !languages.includes(code));
  if (wrong !== undefined) throw new UsageError(words.badLanguage(printable(wrong), known));
  return codes;
}

/** The value of an optional answer, if it is valid. */
function readIf(
  text: string,
  isRight: (text: string) => boolean,
  complain: (text: string) => string,
): string | undefined {
  if (text === '' || isRight(text)) return text || undefined;
  throw new UsageError(complain(printable(text)));
}

function oneOf<Word extends string>(text: string, known: readonly Word[], complain: (text: string) => string): Word {
  const found = known.find((word) => word === text.toLowerCase());
  if (found === undefined) throw new UsageError(complain(printable(text)));
  return found;
}
