/**
 * The script of every document, loaded after its first paint. It does everything that needs no React; islands, which need React, are loaded on
 * demand.
 */
import { arrive } from '../page/arrival.ts';
import { replayTaps } from '../page/first-taps.ts';
import { sayFailure } from '../page/failure.ts';
import { setFonts } from '../page/fonts.ts';
import { watchIslands } from '../page/islands.ts';
import { holdTaps } from '../page/just-appeared.ts';
import { offerPhoneLanguage } from '../page/language-offer.ts';
import { watchLanguages } from '../page/languages.ts';
import { layers } from '../page/layers.ts';
import { greetMember } from '../page/member.ts';
import { watchOverview } from '../page/overview.ts';
import { watchRoom } from '../page/narrow.ts';
import { watchPopups } from '../page/popups.ts';
import { watchPrices } from '../page/prices.ts';
import { datePrints } from '../page/print-date.ts';
import { drawAhead, stepAside } from '../page/reading.ts';
import { watchSectionBar } from '../page/section-bar.ts';
import { watchSheets } from '../page/sheets.ts';
import { watchTonight } from '../page/tonight.ts';
import { startClock } from '../time/page-clock.ts';
import { watchPictures, watchSigns } from '../ui/failed-pictures.ts';
import { rememberVenue } from '../ui/last-venue.ts';
import { whenIdle, whenLoaded } from '../ui/when-idle.ts';
import { watchOpening } from './opening-hours.ts';
import { tellRobots } from './tell-robots.ts';
import { startIdleWork } from './idle-work.ts';
import { watchClaims, watchStampCard } from './stamp-panel.ts';
import { openFinder, watchFinder } from './watch-finder.ts';
import { onReturn } from '../ui/on-return.ts';

async function startPage(isMenu: boolean): Promise<void> {
  try {
    if (!('popover' in html)) (await import('../page/old-browser.ts')).standIn(document);
  } catch (cause) {
    // Dishes open all the same, and a tap that waits loads the page again (`watchFirstTaps`).
    sayFailure(document, document.title);
    throw cause;
  }
  startClock(document);
  watchPictures(document);
  holdTaps(document);
  watchPopups(document, layers);
  watchSheets(document, layers);
  arrive(document);
  watchLanguages(document);
  watchIslands(document, openFinder);
  replayTaps(document);
  // Venues whose menu is unavailable have one, too.
  if (document.querySelector('link[rel=canonical]')) {
    void whenIdle().then(() => rememberVenue(window.location.pathname));
    onReturn(() => {
      arrive(document, 'restore');
      rememberVenue(window.location.pathname);
    });
  }
  if (isMenu) {
    watchRoom(document);
    watchSectionBar(document);
    watchOverview(document);
    stepAside(document);
    drawAhead(document);
    datePrints(document);
    if (!('alone' in document.documentElement.dataset)) {
      greetMember(document);
      watchClaims(document);
      watchStampCard(document);
    }
    void offerPhoneLanguage(document);
    // Separate tasks, so that none delays a tap for long.
    watchFinder(whenIdle().then(() => watchPrices(document)));
    void whenIdle().then(() => watchOpening(document));
    watchTonight(document, async () => (await import('./tonight-news.ts')).show);
    void watchSigns(document);
    void whenLoaded(document).then(() => setFonts(document));
    void tellRobots(document);
  }
  void startIdleWork();
}

const { documentElement: html } = document;
// The apps also load this file, for the modules that they share with it, but start themselves.
if (html.dataset['languages']) void startPage(document.getElementById('root')?.dataset['bar'] !== undefined);
