import { Component, type ReactNode, useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import { interfaceTexts } from '../../generated/interface.ts';
import { overlayTexts } from '../../generated/overlay.ts';
import { InterfaceProvider } from '../i18n/interface-context.tsx';
import type { InterfaceTexts, OverlayTexts } from '../i18n/texts.ts';
import { loadAnew, pageLanguage, useShownTexts } from '../i18n/use-shown-texts.ts';
import { Finder } from '../menu/finder/finder.tsx';
import type { SearchField } from '../menu/finder/search/search-panel.tsx';
import { finderWords, HouseWords } from '../menu/finder/finder-texts.ts';
import { ListStore } from '../menu/finder/list/list-store.ts';
import { offersOf } from '../menu/finder/list/offers.ts';
import type { MenuData } from '../menu/menu-data.ts';
import { MenuContext, menuIn } from '../menu/menu-context.ts';
import { loadTexts, textsAtHand } from '../menu/menu-texts.ts';
import type { MenuTexts } from '../menu/model.ts';
import type { Language } from '../terms/house.ts';
import { sayFailure } from '../page/failure.ts';
import { logFailure } from '../ui/log.ts';

/** The texts that the finder needs in one language. */
type Words = { readonly texts: InterfaceTexts; readonly overlay: OverlayTexts; readonly own: MenuTexts };

/** The island's interface for the page. */
export type FinderIsland = {
  /** Puts the portion of a price on the diner's list, or takes it off. `wish` is the price's `data-wants`. */
  readonly note: (wish: string) => void;
};

/** Starts search, allergens, the diner's list and the cards for the staff, in the document's element for them. The search's `field` already exists. */
export async function startFinder({ menu, texts }: MenuData, field: SearchField): Promise<FinderIsland> {
  const place = document.getElementById('finder');
  if (!place) throw new Error('The page has no place for the finder.');
  const load = async (language: Language): Promise<Words> => {
    const [{ texts: words }, { texts: overlay }] = await Promise.all([
      loadAnew(interfaceTexts[language]),
      loadAnew(overlayTexts[language]),
      loadTexts(texts, language),
    ]);
    return { texts: words, overlay, own: textsAtHand(texts, language) ?? {} };
  };
  const [language, firstLanguage] = [pageLanguage(), menu.languages[0] ?? 'es'];
  const [words, house] = await Promise.all([load(language), load(firstLanguage)]);
  const first = { language, texts: words };
  const houseWords = finderWords(firstLanguage, house.texts, house.overlay);
  const list = new ListStore(menu.id, offersOf(menu, menuIn(menu, firstLanguage, house.own, house.own).first));
  const Island = () => {
    const shown = useShownTexts(first, load);
    const { own, ...spoken } = shown.texts;
    const value = useMemo(() => menuIn(menu, shown.language, own, house.own), [shown.language, own]);
    return (
      <InterfaceProvider shown={{ language: shown.language, ...spoken }}>
        <HouseWords value={houseWords}>
          <MenuContext value={value}>
            <ErrorBoundary>
              <Finder list={list} field={field} />
            </ErrorBoundary>
          </MenuContext>
        </HouseWords>
      </InterfaceProvider>
    );
  };
  createRoot(place).render(<Island />);
  return { note: (wish) => list.toggle(wish) };
}

/** Leaves the finder out where it fails, and says so on the page. */
class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(cause: unknown): void {
    logFailure('Error rendering finder:', cause);
    // The reader may rely on the filter.
    sayFailure(document, document.querySelector('[data-wants=allergens]')?.textContent);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
