import type { Menu } from '../../src/menu/model.ts';
import type { Language } from '../../src/terms/language.ts';
import type { GeneratedFile } from './generated-file.ts';
import { Code } from './literal.ts';
import { genericType, printModule } from './print-module.ts';
import type { TextTable } from './text-table.ts';

/** The texts of a menu: one module a language, and one that holds the first language and loads the others when chosen. */
export function textModules({ id, languages }: Menu<string>, texts: TextTable): GeneratedFile[] {
  const modules = languages.map((language, index) =>
    languageModule(id, language, index === 0 ? texts.ofFirst(language) : texts.of(language)),
  );
  return [textIndex(id, languages), ...modules];
}

function textIndex(id: string, [first = 'es', ...others]: readonly Language[]): GeneratedFile {
  const loaders = others.map((language) => [language, new Code(`() => import('./texts/${language}.ts')`)]);
  const content = printModule({
    source: `${id}.yaml`,
    imports: [
      { name: 'LanguageTexts', from: '../../../src/menu/model.ts', typeOnly: true },
      { name: `texts as ${first}`, from: `./texts/${first}.ts` },
    ],
    constants: [
      {
        name: 'texts',
        type: genericType('LanguageTexts', [first, ...others]),
        value: { [first]: new Code(first), ...Object.fromEntries(loaders) },
      },
    ],
  });
  return { path: `venues/${id}/texts.ts`, content };
}

function languageModule(id: string, language: Language, texts: ReturnType<TextTable['of']>): GeneratedFile {
  const content = printModule({
    source: `${id}.yaml`,
    imports: [{ name: 'MenuTexts', from: '../../../../src/menu/model.ts', typeOnly: true }],
    constants: [{ name: 'texts', type: 'MenuTexts', value: texts }],
  });
  return { path: `venues/${id}/texts/${language}.ts`, content };
}
