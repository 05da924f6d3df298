import { type ComponentType, useEffect, useState } from 'react';
import { fill } from '../../i18n/fill.ts';
import { useInterface, useLanguageStore } from '../../i18n/interface-context.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { logFailure } from '../../ui/log.ts';
import { readStored } from '../../ui/storage.ts';
import { useMenu } from '../menu-context.ts';
import { FILTER_KEY, MARK } from './finder-keys.ts';

/**
 * Loads the finder (search, allergens) when the diner asks for it, when allergens were chosen at an earlier visit, or when the
 * history says that a part of it is open. A finder that cannot be loaded says so: its reader may rely on a filter.
 */
export function FinderDoor() {
  const store = useLanguageStore();
  const { languages } = useMenu();
  const { allergenTexts, controls } = useInterface();
  const [Finder, setFinder] = useState<ComponentType>();
  /** The name of what could not be had. */
  const [failed, setFailed] = useState<string>();
  useEffect(() => {
    const load = async (button?: HTMLElement): Promise<void> => {
      try {
        setFailed(undefined);
        const finder = await import('./finder.tsx');
        await finder.prepare(store, languages[0] ?? 'es');
        setFinder(() => finder.Finder);
        finder.open(button?.dataset['wants']);
      } catch (cause) {
        logFailure('Error loading the finder:', cause);
        setFailed(button?.textContent ?? '');
      }
    };
    const answer = async ({ target }: Event): Promise<void> => {
      // Other parts of the page want the app only, and say nothing more.
      const button = (target as Element).closest<HTMLElement>('[data-wants]:not([data-wants=""])');
      if (!button) return;
      button.ariaBusy = 'true';
      await load(button);
      button.ariaBusy = null;
    };
    if (readStored('localStorage', FILTER_KEY) || history.state?.[MARK]) void load();
    document.addEventListener('click', answer);
    return () => document.removeEventListener('click', answer);
  }, [store, languages]);
  const name = failed || allergenTexts.title;
  return (
    <ErrorBoundary of="finder">
      {Finder && <Finder />}
      {failed !== undefined && <output className="offer">{fill(controls.languageFailed, { name })}</output>}
    </ErrorBoundary>
  );
}
