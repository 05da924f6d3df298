import type { Language, Languages } from '../../../src/terms/language.ts';
import type { Catalog, CatalogFile, CatalogText } from './catalog.ts';
import type { History, Outdated } from './history/outdated.ts';

/** A text and what is to be done about it. */
export type Finding = CatalogText & { readonly file: string; readonly outdated: readonly Outdated[] };

export type LanguageCount = {
  readonly language: Language;
  readonly texts: number;
  readonly missing: number;
  readonly outdated: number;
};

export type FileSurvey = {
  readonly file: string;
  readonly kind: CatalogFile['kind'];
  readonly name: string;
  readonly texts: number;
  /** Those that its texts are to be translated into. */
  readonly languages: readonly LanguageCount[];
};

export type Survey = {
  /** Those of the folder. */
  readonly languages: Languages;
  readonly files: readonly FileSurvey[];
  /** Every text that is shown to diners, file by file, in document order. */
  readonly texts: readonly Finding[];
};

/** What is missing and what is old, in all languages or in one. */
export function surveyOf(
  { files, languages }: Pick<Catalog, 'files' | 'languages'>,
  history: History,
  only?: Language,
): Survey {
  const found = 'outdated' in history ? history.outdated : new Map<CatalogText, readonly Outdated[]>();
  const isAsked = (language: Language): boolean => only === undefined || language === only;
  const surveyed = files.map((file) => {
    const texts = file.texts.map((text): Finding => ({
      ...text,
      file: file.menu.file,
      wanted: text.wanted.filter(isAsked),
      missing: text.missing.filter(isAsked),
      outdated: (found.get(text) ?? []).filter(({ language }) => isAsked(language)),
    }));
    return { file, texts };
  });
  return {
    languages,
    files: surveyed.map(({ file: { menu, kind }, texts }) => ({
      file: menu.file,
      kind,
      name: menu.id,
      texts: texts.length,
      languages: countsOf(texts, languages),
    })),
    texts: surveyed.flatMap(({ texts }) => texts),
  };
}

/** Whether something is to be done about a text. */
export function isOpen({ missing, outdated }: Finding): boolean {
  return missing.length > 0 || outdated.length > 0;
}

function countsOf(texts: readonly Finding[], languages: Languages): LanguageCount[] {
  return languages.flatMap((language) => {
    const wanted = texts.filter((text) => text.wanted.includes(language));
    const missing = wanted.filter((text) => text.missing.includes(language)).length;
    const outdated = wanted.filter((text) => text.outdated.some((each) => each.language === language)).length;
    return wanted.length === 0 ? [] : [{ language, texts: wanted.length, missing, outdated }];
  });
}
