import { useEffect } from 'react';
import { DemoPrompt } from '../../../menu/demo-prompt.tsx';
import { DetailPopup } from '../../../menu/detail-popup.tsx';
import { ImageOverlay } from '../../../menu/image-overlay.tsx';
import { InfoCard } from '../../../menu/info-card.tsx';
import { VenuePage } from '../../../menu/venue-page.tsx';
import { layers } from '../../../page/layers.ts';
import { watchRoom } from '../../../page/narrow.ts';
import { watchPopups } from '../../../page/popups.ts';
import { watchSheets } from '../../../page/sheets.ts';
import { everyEntry } from './every-entry.ts';
import { SAMPLE_MENU, SAMPLE_TEXTS } from './sample-menu.ts';

/** The page of the sample menu, with the layers that the page's script opens over it. */
export function MenuSample() {
  useEffect(() => {
    watchRoom(document);
    watchPopups(document, layers);
    watchSheets(document, layers);
  }, []);
  return (
    <VenuePage menu={SAMPLE_MENU} texts={SAMPLE_TEXTS} entries={everyEntry} info={InfoCard}>
      <DetailPopup />
      <ImageOverlay />
      <DemoPrompt />
    </VenuePage>
  );
}
