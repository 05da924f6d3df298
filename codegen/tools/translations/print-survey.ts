import { counted } from '../../diagnostics/counted.ts';
import { languageName } from '../../validate/language-codes.ts';
import { shortened } from './shortened.ts';
import { isOpen, type FileSurvey, type Finding, type LanguageCount, type Survey } from './survey.ts';

/** Letters of a text that fit on a line of a usual terminal. */
const WIDTH = 100;

/** For people: each file with its languages, then each text with something to do, then how much that is. */
export function printSurvey({ files, texts }: Survey): string {
  const open = texts.filter(isOpen);
  const details = open.flatMap(linesOf);
  return [...files.map(fileLine), '', ...details, ...(details.length === 0 ? [] : ['']), total(open)].join('\n') + '\n';
}

function fileLine({ file, texts, languages }: FileSurvey): string {
  return `${file}: ${[counted(texts, 'text'), ...languages.map(languageState)].join(', ')}`;
}

function languageState({ language, missing, outdated }: LanguageCount): string {
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
