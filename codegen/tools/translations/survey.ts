import type { Language, Languages } from '../../../src/terms/language.ts';
import type { Catalog, CatalogText } from './catalog.ts';
import type { History, Outdated } from './history/outdated.ts';
import { type DiagnosticLanguage, shortened, words } from '../../diagnostics/words.ts';
import { languageName } from '../../validate/language-hint.ts';

/** A text and what it needs. */
export type Finding = CatalogText & { readonly file: string; readonly outdated: readonly Outdated[] };

export type Survey = ReturnType<typeof surveyOf>;

type FileSurvey = Survey['files'][number];

/** Missing and outdated translations, in all languages or in one. */
export function surveyOf(
  { files, languages, problems }: Pick<Catalog, 'files' | 'languages' | 'problems'>,
  history: History,
  only?: Language,
) {
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
    /** The languages of the folder. */
    languages,
    /** Whether every text could be read. */
    isWhole: problems.length === 0 && !files.some(({ hasErrors }) => hasErrors),
    files: surveyed.map(({ file: { menu, kind }, texts }) => ({
      file: menu.file,
      kind,
      name: menu.id,
      texts: texts.length,
      /** The languages into which its texts must be translated. */
      languages: countsOf(texts, languages),
    })),
    /** Every text shown to diners, by file, in document order. */
    texts: surveyed.flatMap(({ texts }) => texts),
  };
}

export const isOpen = ({ missing, outdated }: Finding): boolean => missing.length > 0 || outdated.length > 0;

function countsOf(texts: readonly Finding[], languages: Languages) {
  return languages.flatMap((language) => {
    const wanted = texts.filter((text) => text.wanted.includes(language));
    const missing = wanted.filter((text) => text.missing.includes(language)).length;
    const outdated = wanted.filter((text) => text.outdated.some((each) => each.language === language)).length;
    return wanted.length === 0 ? [] : [{ language, texts: wanted.length, missing, outdated }];
  });
}

/** Letters of a text that fit on a line of a usual terminal. */
const WIDTH = 100;

/** The survey for people: each file with its languages, then each text with something to do, then totals. */
export function printSurvey({ files, texts, isWhole }: Survey, speaker: DiagnosticLanguage): string {
  const open = texts.filter(isOpen);
  const details = open.flatMap((text) => linesOf(text, speaker));
  const missing = open.reduce((sum, text) => sum + text.missing.length, 0);
  const outdated = open.reduce((sum, text) => sum + text.outdated.length, 0);
  const nothing = words(isWhole ? 'allTranslated' : 'readTranslated');
  const total = missing + outdated === 0 ? nothing : words('translationTotal', missing, outdated);
  return (
    [...files.map(fileLine), '', ...details, ...(details.length === 0 ? [] : ['']), total[speaker]].join('\n') + '\n'
  );

  function fileLine({ file, texts: count, languages }: FileSurvey): string {
    const states = languages.map((each) => words('translationState', each.language, each.missing, each.outdated));
    return `${file}: ${[words('textsIn', count), ...states].map((said) => said[speaker]).join(', ')}`;
  }
}

function linesOf(
  { file, line, column, place, original, missing, outdated, text }: Finding,
  speaker: DiagnosticLanguage,
): string[] {
  const nameOf = (language: Language): string => languageName(language, speaker);
  const where = `${file}:${line}:${column}: `;
  const path = place.join(' › ');
  const lines: string[] = [];
  if (missing.length > 0) {
    lines.push(
      `${where}${words('lacksLanguages', missing.map(nameOf).join(', '))[speaker]}: ${path}`,
      `    ${shortened(original.text, WIDTH)}`,
    );
  }
  for (const { language, was, change } of outdated) {
    const when = change === undefined ? words('notCommitted')[speaker] : `commit ${change.commit}, ${change.day}`;
    lines.push(
      `${where}${words('oldLanguage', nameOf(language))[speaker]}: ${path}`,
      `    ${words('sourceWas')[speaker]}${shortened(was, WIDTH)}`,
      `    ${words('sourceNow')[speaker]}${shortened(original.text, WIDTH)} (${when})`,
      `    ${language}    ${shortened(text.values[language] ?? '', WIDTH)}`,
    );
  }
  return lines;
}
