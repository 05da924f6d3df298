import { useShown } from '../i18n/interface-context.tsx';
import { type Language, LANGUAGE_NAMES, LANGUAGES } from '../terms/language.ts';
import { FIELD, INPUT } from './looks.ts';

/** The language of this page, which the menus then have, too. */
export function LanguageChoice({ label }: { readonly label: string }) {
  const { language, choose } = useShown();
  return (
    <label className={FIELD}>
      <span>{label}</span>
      <select className={INPUT} value={language} onChange={({ target }) => choose?.(target.value as Language)}>
        {LANGUAGES.map((each) => (
          <option key={each} value={each} lang={each}>
            {LANGUAGE_NAMES[each]}
          </option>
        ))}
      </select>
    </label>
  );
}
