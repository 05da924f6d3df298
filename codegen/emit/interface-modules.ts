import type { Language } from '../../src/terms/language.ts';
import { mapTexts, type TextTree } from '../resolve/compile-interface.ts';
import { type GeneratedFile, printModule } from './print-module.ts';
import { Code, propertyName } from './literal.ts';
import { typeset } from './typeset.ts';

/** One of the tables into which the texts of the interface are split. Each is loaded separately. */
type Table = {
  /** The module that loads it; its languages are in the folder of the same name. */
  readonly name: string;
  readonly type: string;
  readonly has: (group: string) => boolean;
};

const isOneOf =
  (...groups: readonly string[]) =>
  (group: string): boolean =>
    groups.includes(group);

/** The offer to read a page in another language. It is written in that language, so one module has all languages. */
const OFFERS = { type: 'OfferTexts', has: isOneOf('offer') } as const;

/** Groups that only `carta qr` and `carta allergens` print; no page loads them, so no table has them. */
const isPrinted = isOneOf('tableCard', 'kitchenSheet');

/** Groups of every page that are also in a table of their own. */
const isEverywhere = isOneOf('allergens', 'allergenTexts', 'marks');

/** The tables loaded separately. All other groups belong to every page. */
const SPECIAL: readonly Table[] = [
  // For what opens over a menu or lies on it, loaded on demand: most diners never see it.
  { name: 'overlay', type: 'OverlayTexts', has: isOneOf('demoInformation', 'finder', 'list', 'offline') },
  // For menus with news tonight, including the allergens and marks of specials.
  { name: 'tonight', type: 'TonightTexts', has: isOneOf('tonight', 'marks', 'allergens', 'allergenTexts') },
  // For sites with a tag manager.
  { name: 'consent', type: 'ConsentTexts', has: isOneOf('consent') },
  // For diners with a stamp card.
  { name: 'loyalty', type: 'LoyaltyTexts', has: isOneOf('loyalty') },
  // For the profile and signing in.
  { name: 'account', type: 'AccountTexts', has: isOneOf('account') },
  { name: 'staff', type: 'StaffTexts', has: isOneOf('staff', 'staffTonight', 'marks', 'allergens') },
];

const TABLES: readonly Table[] = [
  {
    name: 'interface',
    type: 'InterfaceTexts',
    has: (group) =>
      isEverywhere(group) || (!OFFERS.has(group) && !isPrinted(group) && !SPECIAL.some((table) => table.has(group))),
  },
  ...SPECIAL,
];

const SOURCE = '_system/interface*';

/** The module of the tables' types, which `src` imports in one place (`src/i18n/texts.ts`). */
const TYPES = 'interface-types.ts';

/** The modules of the interface's texts: for each table a type, a module per language, and a loader. */
export function interfaceModules(texts: Readonly<Record<Language, TextTree>>): GeneratedFile[] {
  const languages = Object.keys(texts);
  const modules = TABLES.flatMap((table) => [
    index(table, languages),
    ...languages.map((language) => textModule(table, language, texts[language] ?? {})),
  ]);
  return [...modules, offerModule(texts), typeModule(texts['es'] ?? {})];
}

function offerModule(texts: Readonly<Record<Language, TextTree>>): GeneratedFile {
  return printModule('offers.ts', {
    source: SOURCE,
    imports: [
      { name: 'Language', from: './languages.ts', typeOnly: true },
      { name: OFFERS.type, from: `./${TYPES}`, typeOnly: true },
    ],
    constants: [
      {
        name: 'offers',
        type: `Readonly<Record<Language, ${OFFERS.type}>>`,
        value: Object.fromEntries(
          Object.entries(texts).map(([language, tree]) => [language, groupsIn(tree, OFFERS.has, language)]),
        ),
      },
    ],
  });
}

/** The groups of a table, with the typography of their language. */
function groupsIn(texts: TextTree, has: (group: string) => boolean, language: Language): TextTree {
  const own = Object.fromEntries(Object.entries(texts).filter(([group]) => has(group)));
  return mapTexts(own, (text) => typeset(text, language));
}

function index({ name, type }: Table, languages: readonly Language[]): GeneratedFile {
  return printModule(`${name}.ts`, {
    source: SOURCE,
    imports: [
      { name: type, from: `./${TYPES}`, typeOnly: true },
      { name: 'Language', from: './languages.ts', typeOnly: true },
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
}

function textModule({ name, type, has }: Table, language: Language, texts: TextTree): GeneratedFile {
  return printModule(`${name}/${language}.ts`, {
    source: SOURCE,
    imports: [{ name: type, from: `../${TYPES}`, typeOnly: true }],
    constants: [{ name: 'texts', type, value: groupsIn(texts, has, language) }],
  });
}

/** The types of the tables. Each text is a string with the placeholders of the Spanish one. */
function typeModule(texts: TextTree): GeneratedFile {
  const types = [...TABLES, OFFERS].map(({ type, has }) => {
    const printed = Object.entries(groupsIn(texts, has, 'es')).map(([group, named]) => {
      const lines = Object.entries(named).map(
        ([name, text]) => `    readonly ${propertyName(name)}: ${typeOf(text)};\n`,
      );
      return `  readonly ${propertyName(group)}: {\n${lines.join('')}  };\n`;
    });
    return `export type ${type} = {\n${printed.join('')}};\n`;
  });
  return printModule(TYPES, { source: SOURCE, rest: types.join('\n') });
}

/** `string`, or a template type that requires `{venue}` at any position. */
function typeOf(text: string): string {
  const places = [...new Set(text.match(/\{\w+\}/g))];
  return places.map((place) => `\`\${string}${place}\${string}\``).join(' & ') || 'string';
}
