import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { staffTexts } from '../../generated/staff.ts';
import type { Language } from '../i18n/language.ts';
import type { StaffTexts } from '../i18n/staff-texts.ts';
import { type ShownTexts, useShownTexts } from '../i18n/use-shown-texts.ts';
import { logFailure } from '../ui/log.ts';
import { usePageTitle } from '../ui/use-page-title.ts';

type Shown = ShownTexts<StaffTexts['staff']>;

const loadTexts = async (language: Language) => (await staffTexts[language]()).texts.staff;

/**
 * The page's first language, which its document is written in. Waited for, not imported: a module that is imported both at once and later
 * has the bundler make a file of its own for its runtime, which every page then asks for.
 */
const FIRST: Shown = { language: 'es', texts: await loadTexts('es') };

const loadOpenStaff = async () => (await import('./open-staff.tsx')).openStaff;

/** The staff's page: small until the scanner and the signing in have come, which no other page loads. */
export function StaffPage() {
  const shown = useShownTexts(FIRST, loadTexts);
  usePageTitle(shown.texts.title, shown.texts.description);
  const [View, setView] = useState<ComponentType<{ shown: Shown }>>();
  const [isMissing, setMissing] = useState(false);
  const load = useCallback(() => {
    loadOpenStaff()
      .then((openStaff) => openStaff())
      .then((Opened) => setView(() => Opened))
      .catch((cause: unknown) => {
        logFailure('Error opening the staff page:', cause);
        setMissing(true);
      });
  }, []);
  useEffect(load, [load]);
  const again = (): void => {
    setMissing(false);
    load();
  };
  if (View) return <View shown={shown} />;
  return <Shell words={shown.texts} onAgain={isMissing ? again : undefined} />;
}

type ShellProps = { readonly words: StaffTexts['staff']; readonly onAgain: (() => void) | undefined };

function Shell({ words, onAgain }: ShellProps) {
  return (
    <main className="message">
      <h1>{words.title}</h1>
      <noscript>
        <p>{words.needsScript}</p>
      </noscript>
      <p role={onAgain && 'alert'}>{onAgain ? words.loadFailed : words.loading}</p>
      {onAgain && (
        <button type="button" className="button" onClick={onAgain}>
          {words.tryAgain}
        </button>
      )}
    </main>
  );
}
