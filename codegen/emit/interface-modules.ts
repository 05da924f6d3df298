import type { Language } from '../../src/terms/language.ts';
import type { TextTree } from '../resolve/compile-interface.ts';
import { type GeneratedFile, printModule } from './print-module.ts';
import { Code, propertyName } from './literal.ts';
import { typeset } from './typeset.ts';

/** One of the tables that the texts of the interface are split into, each of which is loaded for itself. */
type Table = {
  /** The module that loads it; its languages stand in the folder of the same name. */
  readonly name: string;
  readonly type: string;
  readonly has: (group: string) => boolean;
};

const isOneOf =
  (...groups: readonly string[]) =>
  (group: string): boolean =>
    groups.includes(group);

/** What offers a page in another language: wanted in that language, so it stands in all of them in one module. */
const OFFERS = { type: 'OfferTexts', has: isOneOf('offer') } as const;

/** What only `carta qr` and `carta allergens` print: no page loads it, so it is in none of the tables. */
const isPrinted = isOneOf('tableCard', 'kitchenSheet');

/** What every page needs although it is loaded for itself, too. */
const isEverywhere = isOneOf('allergens', 'allergenTexts', 'marks');

/** What is loaded for itself; all other groups are what every page needs. */
const SPECIAL: readonly Table[] = [
  // What most diners never see: loaded when a part of the page asks for it.
  { name: 'later', type: 'LaterTexts', has: isOneOf('demoInformation', 'finder', 'list', 'offline') },
  // For the menus of bars that have news tonight, with what a dish may say of itself.
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

/** Types of the tables, the one place that `src` has them from (`src/i18n/texts.ts`). */
const TYPES = 'interface-types.ts';

/** The texts of the interface by table, those of every page and those of some: for each table a type, a module a language, a loader. */
export function interfaceModules(texts: Readonly<Record<Language, TextTree>>): GeneratedFile[] {
  const languages = Object.keys(texts);
  const modules = TABLES.flatMap((table) => [
    index(table, languages),
    ...languages.map((language) => textModule(table, language, texts[language] ?? {})),
  ]);
  return [...modules, offerModule(texts), typeModule(texts['es'] ?? {})];
}

function offerModule(texts: Readonly<Record<Language, TextTree>>): GeneratedFile {
  const content = printModule({
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
          Object.entries(texts).map(([language, tree]) => [language, groups(tree, OFFERS.has, language)]),
        ),
      },
    ],
  });
  return { path: 'offers.ts', content };
}

/** The groups of a table, set in their language. */
const groups = (texts: TextTree, has: (group: string) => boolean, language: Language): TextTree =>
  Object.fromEntries(
    Object.entries(texts)
      .filter(([group]) => has(group))
      .map(([group, named]) => [
        group,
        Object.fromEntries(Object.entries(named).map(([name, text]) => [name, typeset(text, language)])),
      ]),
  );

function index({ name, type }: Table, languages: readonly Language[]): GeneratedFile {
  const content = printModule({
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
  return { path: `${name}.ts`, content };
}

function textModule({ name, type, has }: Table, language: Language, texts: TextTree): GeneratedFile {
  const content = printModule({
    source: SOURCE,
    imports: [{ name: type, from: `../${TYPES}`, typeOnly: true }],
    constants: [{ name: 'texts', type, value: groups(texts, has, language) }],
  });
  return { path: `${name}/${language}.ts`, content };
}

/** Each text is a string with the places that the Spanish one has. */
function typeModule(texts: TextTree): GeneratedFile {
  const types = [...TABLES, OFFERS].map(({ type, has }) => {
    const printed = Object.entries(groups(texts, has, 'es')).map(([group, named]) => {
      const lines = Object.entries(named).map(
        ([name, text]) => `    readonly ${propertyName(name)}: ${typeOf(text)};\n`,
      );
      return `  readonly ${propertyName(group)}: {\n${lines.join('')}  };\n`;
    });
    return `export type ${type} = {\n${printed.join('')}};\n`;
  });
  return { path: TYPES, content: printModule({ source: SOURCE, imports: [], rest: types.join('\n') }) };
}

/** `string`, or what holds `{venue}` wherever a language puts it. */
function typeOf(text: string): string {
  const places = [...new Set(text.match(/\{\w+\}/g))];
  return places.map((place) => `\`\${string}${place}\${string}\``).join(' & ') || 'string';
}
