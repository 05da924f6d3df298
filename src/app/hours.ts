/** Stands in the head of pages that have something with hours: what is out of them is never to be seen, not even for a blink. */
import { quickMadridHour } from '../time/quick-madrid-hour.ts';
import { writeOpenWindows } from '../time/write-open-windows.ts';

writeOpenWindows(document.documentElement, quickMadridHour(new Date()));
