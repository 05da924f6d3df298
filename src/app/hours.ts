/** The script in the head of pages that show something with hours: an item outside its hours is never visible, not even briefly. */
import { quickLocalTime } from '../time/local-time.ts';
import { writeOpenWindows } from '../time/windows.ts';

const html = document.documentElement;
writeOpenWindows(html, quickLocalTime(new Date(), html.dataset['zone']));
