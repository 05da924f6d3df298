import { tonightTexts } from '../../generated/tonight.ts';
import { showTonight } from '../menu/tonight/show-tonight.ts';
import type { ShowTonight } from '../page/tonight.ts';

/** Shows tonight's news on a menu, in its language. Loaded with the first news. */
export const show: ShowTonight = (page, heard) =>
  showTonight(page, heard, async (language) => (await tonightTexts[language]()).texts);
