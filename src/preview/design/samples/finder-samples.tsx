import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { addSearchField } from '../../../app/search-field.ts';
import { Finder } from '../../../menu/finder/finder.tsx';
import { finderWords, HouseWords } from '../../../menu/finder/finder-texts.ts';
import { ListStore } from '../../../menu/finder/list/list-store.ts';
import { offersOf } from '../../../menu/finder/list/offers.ts';
import { MenuContext, menuIn } from '../../../menu/menu-context.ts';
import type { SampleProps } from '../part-samples.ts';
import { MenuSample } from './menu-samples.tsx';
import { SAMPLE_MENU, SAMPLE_TEXTS } from './sample-menu.ts';

type FinderSampleProps = SampleProps & {
  /** The number of prices that the diner has noted. */
  readonly noted?: number;
  readonly children?: ReactNode;
};

/** There are no changes to listen to: the page's element for the finder exists from the start and stays. */
const never = () => () => {};
const findPlace = (): HTMLElement | null => document.getElementById('finder');

/** The finder on the sample menu. The frame's history says which of its views is open. */
export function FinderSample({ words: { language, texts, overlay }, noted = 0, children }: FinderSampleProps) {
  const place = useSyncExternalStore(never, findPlace);
  const own = language === 'en' ? SAMPLE_TEXTS.en : SAMPLE_TEXTS.es;
  const menu = menuIn(SAMPLE_MENU, language, own, SAMPLE_TEXTS.es);
  const [field] = useState(() => addSearchField(document));
  const [list] = useState(() => listWith(offersOf(SAMPLE_MENU, menu.first), noted));
  return (
    <>
      <MenuSample />
      {place &&
        createPortal(
          <HouseWords value={finderWords(language, texts, overlay)}>
            <MenuContext value={menu}>
              <Finder list={list} field={field} />
            </MenuContext>
            {children}
          </HouseWords>,
          place,
        )}
    </>
  );
}

/** A list with the first prices of the menu. */
function listWith(offers: ReturnType<typeof offersOf>, noted: number): ListStore {
  const list = new ListStore(SAMPLE_MENU.id, offers);
  list.clear();
  for (const { wish } of [...offers.values()].slice(0, noted)) list.toggle(wish);
  return list;
}

export const Noted = ({ words }: SampleProps) => <FinderSample words={words} noted={4} />;

export const Results = ({ words }: SampleProps) => (
  <FinderSample words={words}>
    <Typed text={words.language === 'en' ? 'house' : 'casa'} />
  </FinderSample>
);

export const NothingFound = ({ words }: SampleProps) => (
  <FinderSample words={words}>
    <Typed text="xyz" />
  </FinderSample>
);

/** Types into the search as a diner does. */
function Typed({ text }: { readonly text: string }) {
  useEffect(() => {
    const field = document.querySelector<HTMLInputElement>('.finder-search input');
    if (!field) return;
    field.value = text;
    field.dispatchEvent(new Event('input'));
  }, [text]);
  return null;
}
