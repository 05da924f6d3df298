import { useInterface, useLanguage } from '../i18n/interface-context.tsx';
import { type Language, LANGUAGES } from '../terms/house.ts';
import { flagged } from '../ui/flag.tsx';
import { useMenu } from './menu-context.ts';

/** The flags. `watchLanguages` handles their taps. */
export function LanguageSelector() {
  const language = useLanguage();
  const { controls } = useInterface();
  const buttons = languageButtons(useMenu().languages, language);
  if (buttons.length === 0) return null;
  return (
    <fieldset className="languages" aria-label={controls.language}>
      {buttons.map((shown, index) => (
        // A toggle is one button whose flag changes, and keeps the focus.
        <LanguageButton key={buttons.length === 1 ? index : shown} language={shown} current={language} />
      ))}
    </fieldset>
  );
}

type LanguageButtonProps = { readonly language: Language; readonly current: Language };

function LanguageButton({ language, current }: LanguageButtonProps) {
  return (
    <button
      {...flagged(language)}
      lang={language}
      aria-label={LANGUAGES[language].name}
      aria-current={language === current ? 'true' : undefined}
      data-language={language}
    />
  );
}

/** Pairs of languages between which one flag toggles (specification, point 2). */
const TOGGLES: readonly (readonly [Language, Language])[] = [
  ['es', 'en'],
  ['es', 'ca'],
];

/**
 * The languages whose flags the selector shows: none for a venue in one language; for es and en, or es and ca, the one
 * flag of the language to switch to; else all that the venue offers, in its order.
 */
export function languageButtons(offered: readonly Language[], shown: Language): readonly Language[] {
  if (offered.length < 2) return [];
  const toggles = TOGGLES.some((pair) => offered.length === 2 && pair.every((language) => offered.includes(language)));
  return toggles ? offered.filter((language) => language !== shown) : offered;
}
