import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { stringify } from 'yaml';
import { SITE_DEFAULTS, type Site, venueAddress } from '../../src/terms/site.ts';
import { cannotWrite } from '../output/output-error.ts';
import { askGit } from '../read/git.ts';
import { listMenus, type MenusFolder } from '../resolve/compile-site.ts';
import { SITE } from '../read/menus-folder.ts';
import { compileMenu } from '../resolve/compile-venue.ts';
import { Sources } from '../read/sources.ts';
import { menusRoot, slashes } from '../read/menus-root.ts';
import { laidOut } from '../tools/layout/format-text.ts';
import { type FirstVenue, firstVenue } from '../tools/starters/first-venue.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { UsageError } from '../diagnostics/usage-error.ts';
import { words, type DiagnosticLanguage, type Words } from '../diagnostics/words.ts';
import { build } from './build.ts';
import type { Io } from './io.ts';
import { checkSettings, newVenueFile } from './new.ts';
import type { Languages } from '../../src/terms/language.ts';
import { VOICES } from '../../src/terms/voices.ts';
import { slug } from '../parse/slug.ts';
import { explained, type Kind, KINDS } from '../tools/starters/starter.ts';
import { isEmail } from '../validate/site.ts';
import { findZone } from '../validate/served.ts';
import { isWholeNumber } from '../validate/phones.ts';
import { COUNTRIES } from '../../src/terms/countries.ts';

export type InitOptions = Given & { menus: string; out: string; keepDemo: boolean; yes: boolean };

/** Parts of a menus folder that are copied: the product's texts and icons, and the documentation. */
const OF_THE_PRODUCT = ['README.md', '_system', 'img/README.md', 'img/_system'];

/** Writes `site.yaml` and a first menu, and moves existing venues to a folder beside: all of it, or nothing. */
export async function init(options: InitOptions, io: Io): Promise<boolean> {
  const { root, label } = menusRoot(io.cwd, options.menus);
  const folder = listMenus(root, label);
  const demo = `${root}-demo`;
  const demoLabel = `${label}-demo`;
  const say = (text: Words): void => io.out(`${text[io.language]}\n`);
  checkPlace(root, label, folder);
  if (!options.keepDemo && existsSync(demo)) {
    throw new UsageError(words('demoExists', demoLabel));
  }
  const { site: before, languages: known } = folder;
  const accepts = (country: string): void => {
    if (options.keepDemo && country !== before.country) checkDemo(root, folder, country);
  };
  const place = { root, label, keepDemo: options.keepDemo, languages: known.languages, site: before, accepts };
  const answers = await askAll(options, place, io);
  if (answers === undefined) {
    say(words('nothingWritten'));
    return false;
  }
  const { id, name, languages, country, timeZone } = answers;
  const kept = options.keepDemo && folder.venues.some((venue) => venue.id === folder.site.demo);
  const demoVenue = kept ? folder.site.demo : undefined;
  const site: Site = { ...folder.site, name, country, timeZone, home: id, demo: demoVenue ?? SITE_DEFAULTS.demo };
  const menu = `${label}/${id}.yaml`;
  const schema = slashes(relative(root, resolve(io.cwd, options.out, 'menu.schema.json')));
  const { text, left } = firstVenue(answers, schema, site, io.language);
  const files = {
    [SITE]: siteText(answers, folder.site, demoVenue, io.language),
    [`${id}.yaml`]: laidOut({ file: menu, id, text, languages }),
  };
  if (options.keepDemo) writeBoth(root, label, files);
  else replaceFolder({ root, label, demo }, files);
  say(words('siteWritten', `${label}/${SITE}`, menu));
  if (left.length > 0) say(words('leftToTranslate', menu, left));
  if (!options.keepDemo) say(words('demoMoved', demoLabel));
  if (!(await build({ menus: options.menus, out: options.out, format: 'text', strict: false }, io))) return false;
  say(words('nextAfterInit', answers.name, venueAddress(site, id), menu));
  return true;
}

/** @throws {UsageError} if it has run before, or if something would be lost */
function checkPlace(root: string, label: string, folder: MenusFolder): void {
  checkSettings(folder);
  const { home } = folder.site;
  if (home !== SITE_DEFAULTS.home) throw new UsageError(words('isSomebodys', `${label}/${SITE}`, home));
  const changed = askGit(root, ['status', '--porcelain', '--', '.']);
  if (changed?.status === 0 && changed.out.length > 0) throw new UsageError(words('uncommitted', label));
}

/** @throws {UsageError} if a menu that stays has an error in a site of another country, mostly for its prices */
function checkDemo(root: string, folder: MenusFolder, country: string): void {
  const sources = new Sources(root, { ...folder, site: { ...folder.site, country } }, false);
  for (const menu of folder.venues) {
    const problem = compileMenu(menu, sources).diagnostics.find(({ severity }) => severity === 'error');
    if (problem === undefined) continue;
    const { file, line, column, message, es } = problem;
    const why = { en: message, es: es.message };
    throw new UsageError(words('demoIsForeign', menu.file, country, `${file}:${line}:${column}`, why));
  }
}

function siteText(
  { name, id, contact, country, timeZone }: Answers,
  before: Site,
  demo: string | undefined,
  language: DiagnosticLanguage,
): string {
  const fields = {
    name,
    basePath: before.basePath || '/',
    timeZone,
    country,
    home: id,
    ...(demo !== undefined && { demo }),
    ...(before.publicUrl !== undefined && { publicUrl: before.publicUrl }),
    ...(contact !== undefined && { contact }),
  };
  const open = [
    ...(before.publicUrl === undefined ? ['# publicUrl: https://cartas.example'] : []),
    ...(contact === undefined ? ['# contact: hola@bar.example'] : []),
  ];
  const head = `# yaml-language-server: $schema=../../generated/site.schema.json
# Lo que vale para todo el sitio. Todo puede faltar; qué es cada cosa: docs/make-it-yours.es.md. // What holds for the whole site. All of it may be left out; what each thing is: docs/make-it-yours.md.
`;
  return `${explained(head, language)}\n${stringify(fields)}${open.map((line) => `${line}\n`).join('')}`;
}

type Files = Readonly<Record<string, string>>;

function writeAll(root: string, files: Files): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

/** Writes into the existing folder; if a write fails, the previous files are restored. */
function writeBoth(root: string, label: string, files: Files): void {
  const before = Object.keys(files).map((file) => {
    const path = join(root, file);
    return [path, existsSync(path) ? readFileSync(path) : undefined] as const;
  });
  try {
    writeAll(root, files);
  } catch (error) {
    for (const [path, text] of before) {
      if (text === undefined) rmSync(path, { force: true });
      else writeFileSync(path, text);
    }
    throw cannotWrite(label, error);
  }
}

/** Creates the new folder beside the old one, then moves the old one aside as a whole: nothing in it is lost. */
function replaceFolder({ root, label, demo }: { root: string; label: string; demo: string }, files: Files): void {
  const stage = `${root}.next-${process.pid}`;
  try {
    for (const part of OF_THE_PRODUCT.filter((each) => existsSync(join(root, each)))) {
      cpSync(join(root, part), join(stage, part), { recursive: true });
    }
    writeAll(stage, files);
    renameSync(root, demo);
    try {
      renameSync(stage, root);
    } catch (error) {
      renameSync(demo, root);
      throw error;
    }
  } catch (error) {
    throw cannotWrite(label, error);
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

/** The values of the command's flags. */
type Given = Partial<
  Record<'name' | 'venue' | 'languages' | 'phone' | 'country' | 'timeZone' | 'contact' | 'look' | 'kind', string>
>;

type Answers = FirstVenue & Pick<Site, 'contact' | 'country' | 'timeZone'>;

/** The context in which answers are checked. */
type Place = {
  readonly root: string;
  readonly label: string;
  /** Whether existing venues stay. */
  readonly keepDemo: boolean;
  readonly languages: Languages;
  readonly site: Site;
  /** Throws a UsageError for a country in which the menus that stay have errors. */
  readonly accepts: (country: string) => void;
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
async function askAll(given: Given & { yes: boolean }, place: Place, io: Io): Promise<Answers | undefined> {
  const ask = given.yes ? undefined : io.ask;
  /** The value of a flag, else the answer to the question, else the default. */
  async function answer<Value>(
    said: string | undefined,
    question: Words,
    otherwise: string,
    read: (text: string) => Value,
  ): Promise<Value> {
    if (said !== undefined || ask === undefined) return read((said ?? otherwise).trim());
    for (;;) {
      const text =
        (await ask(`${question[io.language]}${otherwise === '' ? '' : ` (${otherwise})`}: `)).trim() || otherwise;
      try {
        return read(text);
      } catch (error) {
        if (!(error instanceof UsageError)) throw error;
        io.err(`  ${error.words[io.language]}\n`);
      }
    }
  }
  if (given.name === undefined && ask === undefined) throw new UsageError(words('nameless'));
  const name = await answer(given.name, words('askName'), '', readName);
  const id = await answer(given.venue, words('askVenue'), slug(name), (text) => readId(text, place));
  const kinds = KINDS.join(', ');
  const kind = await answer(given.kind, words('askKind', kinds), 'bar', (text) =>
    oneOf(text, KINDS, (wrong) => words('badKind', wrong, kinds)),
  );
  const languages = await answer(given.languages, words('askLanguages', place.languages.join(' ')), 'es en', (text) =>
    readLanguages(text, place),
  );
  const phone = await answer(given.phone, words('askPhone'), '', (text) => readIf(text, isWholeNumber, 'badPhone'));
  const { site } = place;
  const country = await answer(given.country, words('askCountry'), site.country, (text) => readCountry(text, place));
  const zones = zonesOf(country);
  // That of the site, unless it is another country's.
  const isUsual = country === site.country || zones.length === 0 || zones.includes(site.timeZone);
  const main = zones.find((zone) => zones.length === 1 || MAIN_ZONES.has(zone));
  const usual = isUsual ? site.timeZone : (main ?? '');
  const isAsked = given.timeZone !== undefined || zones.length > 1;
  const timeZone = isAsked
    ? await answer(given.timeZone, words('askTimeZone', zones.join(', ')), usual, (text) => readZone(text, zones, main))
    : usual;
  const contact = await answer(given.contact, words('askContact'), '', (text) => readIf(text, isEmail, 'badContact'));
  const looks = Object.keys(VOICES);
  const look = await answer(given.look, words('askLook', looks.join(', ')), LOOKS[kind], (text) =>
    oneOf(text, looks, (wrong) => words('badLook', wrong, looks.join(', '))),
  );
  const answers = { name, id, kind, languages, phone, country, timeZone, look, ...(contact && { contact }) };
  if (ask === undefined) return answers;
  const what = `${name}: ${place.label}/${id}.yaml, ${kind}, ${languages.join(' ')}, ${look}`;
  const moves = place.keepDemo ? words('demoStays') : words('demoMoves', place.label);
  const sure = await ask(words('askSure', what, moves)[io.language]);
  return /^(?:y|yes|s|si|sí|)$/i.test(sure.trim()) ? answers : undefined;
}

function readName(text: string): string {
  if (!/[\p{L}\p{N}]/u.test(text)) throw new UsageError(words('emptyName'));
  if (text.length > 60) throw new UsageError(words('longName'));
  if (/[\p{C}@<>]/u.test(text)) throw new UsageError(words('badName', printable(text)));
  return text;
}

const printable = (text: string): string => text.replaceAll(/\p{C}/gu, '?');

function readId(text: string, place: Place): string {
  if (text === '') throw new UsageError(words('noFileName'));
  const file = newVenueFile(text, place);
  if (place.keepDemo && existsSync(join(place.root, `${text}.yaml`)))
    throw new UsageError(words('existsAlready', file));
  if (text === SITE_DEFAULTS.demo) throw new UsageError(words('isDemo', text));
  return text;
}

function readLanguages(text: string, { languages }: Place): Languages {
  const known = languages.join(', ');
  const codes = [
    ...new Set(
      text
        .toLowerCase()
        .split(/[\s,]+/)
        .filter((code) => code !== ''),
    ),
  ];
  if (codes.length === 0) throw new UsageError(words('noLanguages', known));
  const wrong = codes.find((code) => !languages.includes(code));
  if (wrong !== undefined) throw new UsageError(words('unknownLanguage', printable(wrong), known));
  return codes;
}

function readCountry(text: string, { accepts }: Place): string {
  const code = text.toUpperCase();
  const codes = Object.keys(COUNTRIES);
  if (!codes.includes(code)) throw new UsageError(words('badCountry', printable(text), codes.toSorted().join(' ')));
  accepts(code);
  return code;
}

/** The time zones of a country, as far as the system knows them. */
function zonesOf(country: string): readonly string[] {
  const locale: Intl.Locale & { getTimeZones?: () => string[] | undefined } = new Intl.Locale('und', {
    region: country,
  });
  return locale.getTimeZones?.() ?? [];
}

/** Zones in which nearly everybody in a country of several zones lives. */
const MAIN_ZONES: ReadonlySet<string> = new Set(
  (
    'America/Buenos_Aires America/Guayaquil America/Santiago Asia/Nicosia Europe/Berlin Europe/Lisbon Europe/Madrid ' +
    'Pacific/Auckland'
  ).split(' '),
);

function readZone(text: string, zones: readonly string[], main = zones[0] ?? 'Europe/Madrid'): string {
  if (text === '') throw new UsageError(words('severalZones', zones.join(', ')));
  const { zone, meant } = findZone(text);
  if (zone !== undefined) return zone;
  const cities = new Map(zones.map((each) => [cityOf(each), each]));
  const near = cities.get(nearest(cityOf(text), cities.keys()) ?? '');
  throw new UsageError(words('badTimeZone', printable(text), meant ?? near ?? main));
}

const cityOf = (zone: string): string => zone.replace(/^.*\//s, '');

/** The value of an optional answer, if it is valid. */
function readIf(
  text: string,
  isRight: (text: string) => boolean,
  complaint: 'badPhone' | 'badContact',
): string | undefined {
  if (text === '' || isRight(text)) return text || undefined;
  throw new UsageError(words(complaint, printable(text)));
}

function oneOf<Word extends string>(text: string, known: readonly Word[], complain: (text: string) => Words): Word {
  const found = known.find((word) => word === text.toLowerCase());
  if (found === undefined) throw new UsageError(complain(printable(text)));
  return found;
}
