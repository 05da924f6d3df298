import type { Language } from '../../src/i18n/language.ts';
import type { GeneratedFile } from './generated-file.ts';
import { Code } from './literal.ts';
import { printModule } from './print-module.ts';

/** Texts of the interface in one language, by group and name. */
export type TextTree = { readonly [name: string]: string | TextTree };

const SOURCE = '_system/interface.yaml';
const TYPE = 'InterfaceTexts';

/** The texts of the interface: one module a language, and one that loads them. */
export function interfaceModules(texts: Readonly<Record<Language, TextTree>>): GeneratedFile[] {
  const languages = Object.keys(texts) as Language[];
  return [interfaceIndex(languages), ...languages.map((language) => interfaceModule(language, texts[language]))];
}

function interfaceIndex(languages: readonly Language[]): GeneratedFile {
  const content = printModule({
    source: SOURCE,
    imports: [
      { name: TYPE, from: '../src/i18n/interface-texts.ts', typeOnly: true },
      { name: 'Language', from: '../src/i18n/language.ts', typeOnly: true },
    ],
    constants: [
      {
        name: 'interfaceTexts',
        type: `Readonly<Record<Language, () => Promise<{ readonly texts: ${TYPE} }>>>`,
        value: Object.fromEntries(
          languages.map((language) => [language, new Code(`() => import('./interface/${language}.ts')`)]),
        ),
      },
    ],
  });
  return { path: 'interface.ts', content };
}

function interfaceModule(language: Language, texts: TextTree): GeneratedFile {
  const content = printModule({
    source: SOURCE,
    imports: [{ name: TYPE, from: '../../src/i18n/interface-texts.ts', typeOnly: true }],
    constants: [{ name: 'texts', type: TYPE, value: texts }],
  });
  return { path: `interface/${language}.ts`, content };
}
