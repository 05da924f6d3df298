/** The inline script at the end of an app's document: that of each page (`inline.ts`), which also says when the app's script could not be loaded. */
import { completePage } from '../page/complete-page.ts';
import { watchFirstTaps } from '../page/first-taps.ts';
import { sayMissing } from './say-missing.ts';

watchFirstTaps(document);
completePage(document, () => sayMissing(document));
