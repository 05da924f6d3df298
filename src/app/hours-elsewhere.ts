/** The same as `hours.ts`, for pages in any time zone. It needs more code, of which every byte is in the page. */
import { quickLocalTime } from '../time/local-time.ts';
import { writeOpenWindows } from '../time/windows.ts';

const html = document.documentElement;
writeOpenWindows(html, quickLocalTime(new Date(), html.dataset['zone']));
