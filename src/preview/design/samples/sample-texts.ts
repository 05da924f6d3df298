import type { MenuTexts } from '../../../menu/model.ts';
import { ENTRY_WORDS, type SampleWords } from './every-entry.ts';

/** The words of the sample menu by the keys of `src/menu/model.ts`, Spanish and English. */
const WORDS: SampleWords = {
  'venue/subtitle': ['Una casa que no existe', 'A house that does not exist'],
  'venue/info.phones.0': ['Reservas', 'Bookings'],
  'venue/info.phones.1': ['Para llevar', 'Take away'],
  ...ENTRY_WORDS,
};

const wordsOf = (index: 0 | 1): MenuTexts =>
  Object.fromEntries(Object.entries(WORDS).map(([key, words]) => [key, words[index]]));

export const SAMPLE_TEXTS = { es: wordsOf(0), en: wordsOf(1) };
