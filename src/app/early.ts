/**
 * What works from the first byte of a page on, without React and beside it: the clock that hides what is out of its hours, popups and
 * their history, the way to a section, taps on the flags, pictures that fail.
 *
 * Bundled to one script without imports and set into the `<head>` of every page: it must run before the first element of the
 * body is parsed. It needs nothing but `<html>`. No other code does these things: React hydrates around them.
 */
import { watchLanguageButtons } from '../i18n/language-wish.ts';
import { watchPopups } from '../menu/popup/watch-popups.ts';
import { watchSectionLinks } from '../menu/watch-section-links.ts';
import { startClock } from '../time/page-clock.ts';
import { watchPictures } from '../ui/failed-pictures.ts';

startClock(document);
watchPopups(document);
watchSectionLinks(document);
watchLanguageButtons(document);
watchPictures(document);
