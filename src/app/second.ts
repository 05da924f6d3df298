/**
 * The second script of a page, fetched after its first paint: all that must work without React and beside it, and need not stand in
 * the page itself. No other code does these things: React hydrates around them.
 */
import { watchLanguages } from '../i18n/watch-languages.ts';
import { arrive } from '../menu/arrival.ts';
import { watchPopups } from '../menu/popup/watch-popups.ts';
import { watchSectionLinks } from '../menu/watch-section-links.ts';
import { startClock } from '../time/page-clock.ts';
import { watchPictures } from '../ui/failed-pictures.ts';
import { replayTaps, watchWantedApp } from '../ui/taps.ts';
import { bootWhenIdle } from './boot.ts';
import { greetMember } from './greet-member.ts';
import { watchClaims } from './watch-claims.ts';

startClock(document);
watchPictures(document);
watchPopups(document);
watchSectionLinks(document);
arrive(document);
watchLanguages(document);
greetMember(document);
watchClaims(document);
bootWhenIdle(document);
watchWantedApp(document);
replayTaps();
