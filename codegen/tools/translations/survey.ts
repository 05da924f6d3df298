import type { Language, Languages } from '../../../src/terms/language.ts';
import type { Catalog, CatalogText } from './catalog.ts';
import type { History, Outdated } from './history/outdated.ts';
import { counted, shortened } from '../../diagnostics/words.ts';
import { languageName } from '../../validate/language-hint.ts';

/** A text and what it needs. */
export type Finding = CatalogText & { readonly file: string; readonly outdated: readonly Outdated[] };

export type Survey = ReturnType<typeof surveyOf>;

type FileSurvey = Survey['files'][number];

/** Missing and outdated translations, in all languages or in one. */
export function surveyOf(
  { files, languages }: Pick<Catalog, 'files' | 'languages'>,
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

export function isOpen({ missing, outdated }: Finding): boolean {
  return missing.length > 0 || outdated.length > 0;
}

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
export function printSurvey({ files, texts }: Survey): string {
  const open = texts.filter(isOpen);
  const details = open.flatMap(linesOf);
  return [...files.map(fileLine), '', ...details, ...(details.length === 0 ? [] : ['']), total(open)].join('\n') + '\n';
}

function fileLine({ file, texts, languages }: FileSurvey): string {
  return `${file}: ${[counted(texts, 'text'), ...languages.map(languageState)].join(', ')}`;
}

function languageState({ language, missing, outdated }: FileSurvey['languages'][number]): string {
  const parts = [missing > 0 ? `${missing} missing` : '', outdated > 0 ? `${outdated} old` : ''].filter(
    (part) => part !== '',
  );
  return `${language} ${parts.length === 0 ? 'complete' : parts.join(' and ')}`;
}

function linesOf({ file, line, column, place, original, missing, outdated, text }: Finding): string[] {
  const where = `${file}:${line}:${column}: `;
  const words = place.join(' › ');
  const lines: string[] = [];
  if (missing.length > 0) {
    lines.push(
      `${where}no ${missing.map(languageName).join(', ')}: ${words}`,
      `    ${shortened(original.text, WIDTH)}`,
    );
  }
  for (const { language, was, change } of outdated) {
    const when = change === undefined ? 'not committed yet' : `commit ${change.commit}, ${change.day}`;
    lines.push(
      `${where}old ${languageName(language)}: ${words}`,
      `    was   ${shortened(was, WIDTH)}`,
      `    now   ${shortened(original.text, WIDTH)} (${when})`,
      `    ${language}    ${shortened(text.values[language] ?? '', WIDTH)}`,
    );
  }
  return lines;
}

function total(open: readonly Finding[]): string {
  const missing = open.reduce((sum, text) => sum + text.missing.length, 0);
  const outdated = open.reduce((sum, text) => sum + text.outdated.length, 0);
  if (missing + outdated === 0) return 'All translations are there.';
  return `${counted(missing, 'translation')} missing, ${outdated} older than what they translate`;
}
