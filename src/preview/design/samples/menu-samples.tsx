import { useEffect } from 'react';
import { Banner } from '../../../menu/banner.tsx';
import { Builder } from '../../../menu/builder.tsx';
import { Conditions } from '../../../menu/conditions.tsx';
import { DemoPrompt } from '../../../menu/demo-prompt.tsx';
import { DetailPopup } from '../../../menu/detail-popup.tsx';
import type { EntryComponents } from '../../../menu/entry-components.ts';
import { FullItem } from '../../../menu/full-item.tsx';
import { Heading } from '../../../menu/heading.tsx';
import { HighlightItem } from '../../../menu/highlight-item.tsx';
import { ImageOverlay } from '../../../menu/image-overlay.tsx';
import { InfoCard } from '../../../menu/info-card.tsx';
import type { EntryKind } from '../../../menu/model.ts';
import { Note } from '../../../menu/note.tsx';
import { Options } from '../../../menu/options.tsx';
import { Promo } from '../../../menu/promo.tsx';
import { SetMenu } from '../../../menu/set-menu.tsx';
import { SimpleItem } from '../../../menu/simple-item.tsx';
import { VenuePage } from '../../../menu/venue-page.tsx';
import { layers } from '../../../page/layers.ts';
import { watchRoom } from '../../../page/narrow.ts';
import { watchPopups } from '../../../page/popups.ts';
import { watchSheets } from '../../../page/sheets.ts';
import { SAMPLE_MENU, SAMPLE_MENU_TEXTS } from './sample-menu.ts';

const ENTRIES: EntryComponents<EntryKind> = {
  banner: Banner,
  builder: Builder,
  conditions: Conditions,
  full: FullItem,
  heading: Heading,
  highlight: HighlightItem,
  note: Note,
  options: Options,
  promo: Promo,
  setMenu: SetMenu,
  simple: SimpleItem,
};

/** The page of the sample menu, with what the page's script opens over it. */
export function MenuSample() {
  useEffect(() => {
    watchRoom(document);
    watchPopups(document, layers);
    watchSheets(document, layers);
  }, []);
  return (
    <VenuePage menu={SAMPLE_MENU} texts={SAMPLE_MENU_TEXTS} entries={ENTRIES} info={InfoCard}>
      <DetailPopup />
      <ImageOverlay />
      <DemoPrompt />
    </VenuePage>
  );
}
