import type { Language } from '../../src/i18n/language.ts';
import {
  ACCOUNT_KEYS,
  CONSENT_KEYS,
  LATER_KEYS,
  LOYALTY_KEYS,
  OFFER_KEYS,
  STAFF_KEYS,
  TABLE_CARD_KEYS,
} from '../validate/interface-keys.ts';
import type { GeneratedFile } from './generated-file.ts';
import { Code } from './literal.ts';
import { printModule } from './print-module.ts';

/** Texts of the interface in one language, by group and name. */
export type TextTree = { readonly [name: string]: string | TextTree };

/** One of the tables that the texts of the interface are split into, each of which is loaded for itself. */
type Table = {
  /** The module that loads it; its languages stand in the folder of the same name, its type in `src/i18n/<name>-texts.ts`. */
  readonly name: string;
  readonly type: string;
  readonly has: (group: string) => boolean;
};

const isOf =
  (keys: object) =>
  (group: string): boolean =>
    Object.hasOwn(keys, group);

const isOffer = isOf(OFFER_KEYS);
const isPrinted = isOf(TABLE_CARD_KEYS);

/** What is loaded for itself; all other groups are what every page needs. */
const SPECIAL: readonly Table[] = [
  { name: 'later', type: 'LaterTexts', has: isOf(LATER_KEYS) },
  { name: 'consent', type: 'ConsentTexts', has: isOf(CONSENT_KEYS) },
  { name: 'loyalty', type: 'LoyaltyTexts', has: isOf(LOYALTY_KEYS) },
  { name: 'account', type: 'AccountTexts', has: isOf(ACCOUNT_KEYS) },
  { name: 'staff', type: 'StaffTexts', has: isOf(STAFF_KEYS) },
];

const TABLES: readonly Table[] = [
  {
    name: 'interface',
    type: 'InterfaceTexts',
    has: (group) => !isOffer(group) && !isPrinted(group) && !SPECIAL.some((table) => table.has(group)),
  },
  ...SPECIAL,
];

const SOURCE = '_system/interface.yaml';

/**
 * The texts of the interface by table, those that every page needs and those that only some pages or people do: of each table one
 * module a language, and one that loads them; and what offers the other languages.
 */
export function interfaceModules(texts: Readonly<Record<Language, TextTree>>): GeneratedFile[] {
  const languages = Object.keys(texts) as Language[];
  const modules = TABLES.flatMap((table) => [
    index(table, languages),
    ...languages.map((language) => textModule(table, language, texts[language])),
  ]);
  return [...modules, offerModule(texts)];
}

function offerModule(texts: Readonly<Record<Language, TextTree>>): GeneratedFile {
  const content = printModule({
    source: SOURCE,
    imports: [
      { name: 'Language', from: '../src/i18n/language.ts', typeOnly: true },
      { name: 'OfferTexts', from: '../src/i18n/later-texts.ts', typeOnly: true },
    ],
    constants: [
      {
        name: 'offers',
        type: 'Readonly<Record<Language, OfferTexts>>',
        value: Object.fromEntries(Object.entries(texts).map(([language, tree]) => [language, groups(tree, isOffer)])),
      },
    ],
  });
  return { path: 'offers.ts', content };
}

const groups = (texts: TextTree, has: (group: string) => boolean): TextTree =>
  Object.fromEntries(Object.entries(texts).filter(([group]) => has(group)));

function index({ name, type }: Table, languages: readonly Language[]): GeneratedFile {
  const content = printModule({
    source: SOURCE,
    imports: [
      { name: type, from: `../src/i18n/${name}-texts.ts`, typeOnly: true },
      { name: 'Language', from: '../src/i18n/language.ts', typeOnly: true },
    ],
    constants: [
      {
        name: `${name}Texts`,
        type: `Readonly<Record<Language, () => Promise<{ readonly texts: ${type} }>>>`,
        value: Object.fromEntries(
          languages.map((language) => [language, new Code(`() => import('./${name}/${language}.ts')`)]),
        ),
      },
    ],
  });
  return { path: `${name}.ts`, content };
}

function textModule({ name, type, has }: Table, language: Language, texts: TextTree): GeneratedFile {
  const content = printModule({
    source: SOURCE,
    imports: [{ name: type, from: `../../src/i18n/${name}-texts.ts`, typeOnly: true }],
    constants: [{ name: 'texts', type, value: groups(texts, has) }],
  });
  return { path: `${name}/${language}.ts`, content };
}
