/** The script in the head of pages in Madrid's time that show something with hours: an item outside its hours is never visible, not even briefly. */
import { madridTime } from '../time/madrid-time.ts';
import { writeOpenWindows } from '../time/windows.ts';

writeOpenWindows(document.documentElement, madridTime(new Date()));
