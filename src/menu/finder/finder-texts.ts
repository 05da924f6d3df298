import { useLanguageState } from '../../i18n/interface-context.tsx';
import type { InterfaceTexts } from '../../i18n/interface-texts.ts';
import type { LanguageStore } from '../../i18n/language-store.ts';
import type { Language } from '../../i18n/language.ts';
import type { FinderTexts } from '../../i18n/later-texts.ts';

/** Everything that the finder says in one language. */
export type FinderWords = {
  readonly language: Language;
  readonly texts: FinderTexts;
  readonly allergens: InterfaceTexts['allergens'];
};

let house: FinderWords | undefined;

/**
 * Loads the finder's texts in the shown language, which then change with it, and in the venue's first, in which the staff is spoken
 * to. Rejects when the network does not give them.
 */
export async function loadFinderTexts(store: LanguageStore, first: Language): Promise<void> {
  const { loaders, later } = store.loaders;
  const [{ texts }, { texts: own }] = await Promise.all([loaders[first](), later[first](), store.wantLater()]);
  if (!store.getState().later) throw new Error('The texts in the shown language have not come.');
  house = { language: first, texts: own.finder, allergens: texts.allergens };
}

/** The finder's texts in the venue's first language. */
export function houseWords(): FinderWords {
  if (!house) throw new Error('The finder is shown before its texts are loaded.');
  return house;
}

/** The finder's texts in the shown language; in the venue's first for the moment in which a switch has overtaken them. */
export function useFinderWords(): FinderWords {
  const { language, texts, later } = useLanguageState();
  return later ? { language, texts: later.finder, allergens: texts.allergens } : houseWords();
}
