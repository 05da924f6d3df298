import { inLanguage } from '../../i18n/in-language.ts';
import { useShown } from '../../i18n/interface-context.tsx';
import { fill } from '../../terms/fill.ts';
import { LANGUAGE_CODES, LANGUAGES } from '../../terms/house.ts';
import { Flag } from '../../ui/flag.tsx';

/** All languages by name. */
export function LanguageChoice() {
  const { language, texts, choose, failed } = useShown();
  const { controls } = texts;
  return (
    <fieldset className="profile-languages grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] [.profile-section:has(.sign-in-wait)+&]:hidden">
      <legend className="title pb-2 text-head">{controls.language}</legend>
      {LANGUAGE_CODES.map((each) => (
        <button
          key={each}
          type="button"
          className="flex min-h-11 items-center gap-3 px-2 aria-[current]:bg-tint aria-[current]:font-semibold"
          {...inLanguage(each)}
          data-language={each}
          onClick={() => choose?.(each)}
          aria-current={each === language ? 'true' : undefined}
        >
          <Flag language={each} />
          {LANGUAGES[each].name}
        </button>
      ))}
      <output className="col-span-full">
        {failed && fill(controls.languageFailed, { name: LANGUAGES[failed].name })}
      </output>
    </fieldset>
  );
}
