import type { Language } from '../../src/i18n/language.ts';
import { CONSENT_KEYS, LATER_KEYS, OFFER_KEYS } from '../validate/interface-keys.ts';
import type { GeneratedFile } from './generated-file.ts';
import { Code } from './literal.ts';
import { printModule } from './print-module.ts';

/** Texts of the interface in one language, by group and name. */
export type TextTree = { readonly [name: string]: string | TextTree };

/** One of the tables that the texts of the interface are split into, each of which is loaded for itself. */
type Table = {
  /** The module that loads it; its languages stand in the folder of the same name. */
  readonly name: 'interface' | 'later' | 'consent';
  readonly constant: 'interfaceTexts' | 'laterTexts' | 'consentTexts';
  readonly type: 'InterfaceTexts' | 'LaterTexts' | 'ConsentTexts';
  readonly from: 'interface-texts' | 'later-texts' | 'consent-texts';
  readonly has: (group: string) => boolean;
};

const isLater = (group: string): boolean => Object.hasOwn(LATER_KEYS, group);
const isOffer = (group: string): boolean => Object.hasOwn(OFFER_KEYS, group);
const isConsent = (group: string): boolean => Object.hasOwn(CONSENT_KEYS, group);

const TABLES: readonly Table[] = [
  {
    name: 'interface',
    constant: 'interfaceTexts',
    type: 'InterfaceTexts',
    from: 'interface-texts',
    has: (group) => !isLater(group) && !isOffer(group) && !isConsent(group),
  },
  { name: 'later', constant: 'laterTexts', type: 'LaterTexts', from: 'later-texts', has: isLater },
  { name: 'consent', constant: 'consentTexts', type: 'ConsentTexts', from: 'consent-texts', has: isConsent },
];

const SOURCE = '_system/interface.yaml';

/**
 * The texts of the interface, those that every page needs, those that are loaded later, and those of sites with a tag manager: of each
 * one module a language, and one that loads them; and what offers the other languages.
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

function index({ name, constant, type, from }: Table, languages: readonly Language[]): GeneratedFile {
  const content = printModule({
    source: SOURCE,
    imports: [
      { name: type, from: `../src/i18n/${from}.ts`, typeOnly: true },
      { name: 'Language', from: '../src/i18n/language.ts', typeOnly: true },
    ],
    constants: [
      {
        name: constant,
        type: `Readonly<Record<Language, () => Promise<{ readonly texts: ${type} }>>>`,
        value: Object.fromEntries(
          languages.map((language) => [language, new Code(`() => import('./${name}/${language}.ts')`)]),
        ),
      },
    ],
  });
  return { path: `${name}.ts`, content };
}

function textModule({ name, type, from, has }: Table, language: Language, texts: TextTree): GeneratedFile {
  const content = printModule({
    source: SOURCE,
    imports: [{ name: type, from: `../../src/i18n/${from}.ts`, typeOnly: true }],
    constants: [{ name: 'texts', type, value: groups(texts, has) }],
  });
  return { path: `${name}/${language}.ts`, content };
}
