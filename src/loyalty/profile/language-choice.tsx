import { fill } from '../../i18n/fill.ts';
import { useShown } from '../../i18n/interface-context.tsx';
import { LANGUAGE_NAMES } from '../../i18n/language-names.ts';
import { LANGUAGES } from '../../i18n/language.ts';
import { Flag } from '../../ui/flag.tsx';

/** All languages by name. */
export function LanguageChoice() {
  const { language, texts, choose, failed } = useShown();
  const { controls } = texts;
  return (
    <fieldset className="profile-languages">
      <legend>{controls.language}</legend>
      {LANGUAGES.map((each) => (
        <button
          key={each}
          type="button"
          lang={each}
          data-language={each}
          onClick={() => choose?.(each)}
          aria-current={each === language ? 'true' : undefined}
        >
          <Flag language={each} />
          {LANGUAGE_NAMES[each]}
        </button>
      ))}
      <output>{failed && fill(controls.languageFailed, { name: LANGUAGE_NAMES[failed] })}</output>
    </fieldset>
  );
}
