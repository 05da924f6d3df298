import type { Language, Languages } from '../../src/terms/language.ts';
import { UsageError } from '../usage-error.ts';

/**
 * The language that an option names, if it names one.
 *
 * @throws {UsageError} where the folder of menus has no such language
 */
export function knownLanguage(code: Language | undefined, languages: Languages): Language | undefined {
  if (code === undefined || languages.includes(code)) return code;
  throw new UsageError(`"${code}" is not a language of menus: they are ${languages.join(', ')}`);
}
