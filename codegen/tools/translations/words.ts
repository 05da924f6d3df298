import { counted, type DiagnosticLanguage } from '../../diagnostics/words.ts';

const ENGLISH = {
  texts: (count: number) => counted(count, 'text'),
  state: (language: string, missing: number, outdated: number) => {
    const found = [...(missing > 0 ? [`${missing} missing`] : []), ...(outdated > 0 ? [`${outdated} old`] : [])];
    return `${language} ${found.join(' and ') || 'complete'}`;
  },
  lacks: (languages: string) => `no ${languages}`,
  old: (language: string) => `old ${language}`,
  was: 'was   ',
  now: 'now   ',
  uncommitted: 'not committed yet',
  allThere: 'All translations are there.',
  total: (missing: number, outdated: number) =>
    `${counted(missing, 'translation')} missing, ${outdated} older than what they translate`,
  nothing: 'Nothing was written.',
  written: (file: string, count: number) => `${file}: ${counted(count, 'translation')} written.`,
  notRead: (table: string, column: string) => `${table}: the column "${column}" is not read.`,
  hasErrors: (file: string) =>
    `${file} has errors, so only what can be read is listed; "npm run carta -- check" shows the errors.`,
  noHistory: (reason: string) => `Old translations are not listed, only missing ones: ${reason}.`,
  shallow: 'Old translations are listed as far as the history goes: older commits were not fetched.',
};

const SPANISH: typeof ENGLISH = {
  texts: (count) => counted(count, 'texto'),
  state: (language, missing, outdated) => {
    const found = [
      ...(missing > 0 ? [`${missing === 1 ? 'falta' : 'faltan'} ${missing}`] : []),
      ...(outdated > 0 ? [counted(outdated, 'antigua')] : []),
    ];
    return `${language}: ${found.join(' y ') || 'completo'}`;
  },
  lacks: (languages) => `falta ${languages}`,
  old: (language) => `antiguo, ${language}`,
  was: 'antes ',
  now: 'ahora ',
  uncommitted: 'todavía sin commit',
  allThere: 'Están todas las traducciones.',
  total: (missing, outdated) =>
    `${missing === 1 ? 'falta' : 'faltan'} ${counted(missing, 'traducción', 'traducciones')}; ` +
    `${outdated} ${outdated === 1 ? 'es más antigua' : 'son más antiguas'} que lo que ${outdated === 1 ? 'traduce' : 'traducen'}`,
  nothing: 'No se ha escrito nada.',
  written: (file, count) => `${file}: traducciones escritas: ${count}.`,
  notRead: (table, column) => `${table}: la columna "${column}" no se lee.`,
  hasErrors: (file) =>
    `${file} tiene errores, así que solo se lista lo que se puede leer; "npm run carta -- check" enseña los errores.`,
  noHistory: (reason) => `Solo se listan las traducciones que faltan, no las antiguas: ${reason}.`,
  shallow: 'Las traducciones antiguas se listan hasta donde llega el historial: no están los commits anteriores.',
};

/** What the command `translations` says. */
export const TRANSLATION_WORDS: Readonly<Record<DiagnosticLanguage, typeof ENGLISH>> = { en: ENGLISH, es: SPANISH };
