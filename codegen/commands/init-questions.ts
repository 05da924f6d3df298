import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Languages } from '../../src/terms/language.ts';
import { SITE_DEFAULTS } from '../../src/terms/site.ts';
import { VOICES } from '../../src/terms/voices.ts';
import { slug } from '../parse/slug.ts';
import type { FirstVenue } from '../tools/starters/first-venue.ts';
import { type Kind, KINDS } from '../tools/starters/starter.ts';
import { UsageError } from '../diagnostics/usage-error.ts';
import { isEmail } from '../validate/site.ts';
import { isWholeNumber } from '../validate/phones.ts';
import type { Io } from './io.ts';
import { knownLanguage } from './read-venue.ts';
import { newVenueFile } from './new.ts';

/** What flags have said. */
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

/** What answers are judged by. */
type Place = {
  readonly root: string;
  readonly label: string;
  /** Venues that are there stay there. */
  readonly keepDemo: boolean;
  readonly languages: Languages;
};

/** The voice of each kind of place, unless its owner wants another one. */
const LOOKS: Readonly<Record<Kind, string>> = {
  bar: 'slab',
  restaurant: 'serif',
  burger: 'condensed',
  pub: 'sans',
  cafe: 'rounded',
  pizzeria: 'rounded',
};

/** What an owner says of their bar, by flags and by answers; undefined where they decline. Throws a UsageError for a wrong flag. */
export async function askAll(given: Given & { yes: boolean }, place: Place, io: Io): Promise<Answers | undefined> {
  const ask = given.yes ? undefined : io.ask;
  /** What a flag says, an answer, or what is taken otherwise. */
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
    throw new UsageError('say how the bar is called: --name "Bar Pepe". At a terminal, without --yes, it asks');
  }
  const name = await answer(given.name, "The bar's name", '', readName);
  const id = await answer(given.venue, 'Name of its file and address', slug(name), (text) => readId(text, place));
  const kind = await answer(given.kind, `Kind of place: ${KINDS.join(', ')}`, 'bar', (text) =>
    oneOf('kind', text, KINDS),
  );
  const languages = await answer(
    given.languages,
    `Languages, its own first, of ${place.languages.join(' ')}`,
    'es en',
    (text) => readLanguages(text, place.languages),
  );
  const phone = await answer(given.phone, 'Phone, if it is to stand on the menu', '', readPhone);
  const contact = await answer(
    given.contact,
    'E-mail address for questions about the site, if there is one',
    '',
    readContact,
  );
  const looks = Object.keys(VOICES);
  const look = await answer(given.look, `Look: ${looks.join(', ')}`, LOOKS[kind], (text) => oneOf('look', text, looks));
  const answers = { name, id, kind, languages, phone, contact, look };
  if (ask === undefined) return answers;
  const moves = place.keepDemo ? 'The demo stays.' : `The venues in ${place.label} move to ${place.label}-demo.`;
  const sure = await ask(
    `\n${name}: ${place.label}/${id}.yaml, ${kind}, ${languages.join(' ')}, ${look}. ${moves} Write it? (yes): `,
  );
  return /^(?:y|yes|s|si|sí|)$/i.test(sure.trim()) ? answers : undefined;
}

function readName(text: string): string {
  if (!/[\p{L}\p{N}]/u.test(text)) throw new UsageError('a name has a letter or a digit');
  if (text.length > 60) throw new UsageError('a name has 60 characters at most');
  if (/[\p{C}@<>]/u.test(text))
    throw new UsageError(`"${printable(text)}" is not a name: it has one of @ < > or a sign that is not seen`);
  return text;
}

const printable = (text: string): string => text.replaceAll(/\p{C}/gu, '?');

function readId(text: string, place: Place): string {
  if (text === '')
    throw new UsageError('the name of its file cannot be made from that of the bar: say it with --venue bar-pepe');
  const file = newVenueFile(text, place);
  if (place.keepDemo && existsSync(join(place.root, `${text}.yaml`))) throw new UsageError(`${file} exists already`);
  if (text === SITE_DEFAULTS.demo) {
    throw new UsageError(
      `"${text}" is the name of the demo, which asks its guests whether they want a menu: give the file another name`,
    );
  }
  return text;
}

function readLanguages(text: string, known: Languages): Languages {
  const codes = [
    ...new Set(
      text
        .toLowerCase()
        .split(/[\s,]+/)
        .filter((code) => code !== ''),
    ),
  ];
  if (codes.length === 0) throw new UsageError(`name at least one language: they are ${known.join(', ')}`);
  return codes.flatMap((code) => knownLanguage(code, known) ?? []);
}

function readPhone(text: string): string | undefined {
  if (text === '' || isWholeNumber(text)) return text || undefined;
  throw new UsageError(
    `"${printable(text)}" is not a phone number: write its digits, such as 958 000 101, or +351 before those of another country`,
  );
}

function readContact(text: string): string | undefined {
  if (text === '' || isEmail(text)) return text || undefined;
  throw new UsageError(`"${printable(text)}" is not an e-mail address: write one such as hola@bar.example`);
}

function oneOf<Word extends string>(what: string, text: string, words: readonly Word[]): Word {
  const found = words.find((word) => word === text.toLowerCase());
  if (found === undefined) throw new UsageError(`"${printable(text)}" is no ${what}: they are ${words.join(', ')}`);
  return found;
}
