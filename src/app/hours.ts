/** The script in the head of pages that show something with hours: an item that is out of its hours is never seen, not even briefly. */
import { quickMadridHour } from '../time/madrid-offset.ts';
import { writeOpenWindows } from '../time/windows.ts';

writeOpenWindows(document.documentElement, quickMadridHour(new Date()));
