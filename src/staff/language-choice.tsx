import { useShown } from '../i18n/interface-context.tsx';
import { fill } from '../terms/fill.ts';
import { type Language, LANGUAGE_CODES, LANGUAGES } from '../terms/house.ts';
import { FIELD, INPUT } from './looks.ts';

/** The choice of this page's language, which also applies to the menus. */
export function LanguageChoice({ label }: { readonly label: string }) {
  const { language, texts, choose, failed } = useShown();
  return (
    <div className="grid grid-cols-1 gap-1">
      <label className={FIELD}>
        <span>{label}</span>
        <select className={INPUT} value={language} onChange={({ target }) => choose?.(target.value as Language)}>
          {LANGUAGE_CODES.map((each) => (
            <option key={each} value={each} lang={each}>
              {LANGUAGES[each].name}
            </option>
          ))}
        </select>
      </label>
      <output>{failed && fill(texts.controls.languageFailed, { name: LANGUAGES[failed].name })}</output>
    </div>
  );
}
