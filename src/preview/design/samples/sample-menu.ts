import { simple } from '../../../menu/menu-rows.ts';
import type { Menu, MenuTexts } from '../../../menu/model.ts';
import { ENTRY_WORDS, PHOTO, SAMPLES, type SampleWords } from './every-entry.ts';

/** The menu of a fictional venue, with a section for each kind of entry. */
export const SAMPLE_MENU: Menu<'es' | 'en'> = {
  id: 'sample',
  name: 'Casa Muestra',
  barID: 'sample',
  languages: ['es', 'en'],
  contact: {
    phone: { text: '900 000 000', href: 'tel:+34900000000' },
    address: 'Calle de la Muestra 1, Málaga',
    instagram: 'https://example.com/instagram',
    facebook: 'https://example.com/facebook',
  },
  info: {
    founded: 1950,
    address: 'Calle de la Muestra 1',
    phones: [
      { number: '900 000 000', href: 'tel:+34900000000', kind: 'tel' },
      { number: '600 000 000', href: 'https://wa.me/34600000000', kind: 'whatsapp' },
    ],
  },
  loyalty: true,
  sections: Object.entries(SAMPLES).map(([kind, entries]) => ({
    id: `of-${kind}`,
    entries,
    ...(kind === 'full' && { image: PHOTO }),
    ...(kind === 'heading' && {
      onlyNight: true,
      entries: [...entries, simple('house-wine', { copa: 3, botella: 16 })],
    }),
  })),
};

/** Its words by the keys of `src/menu/model.ts`, Spanish and English. */
const WORDS: SampleWords = {
  'venue/subtitle': ['Una casa que no existe', 'A house that does not exist'],
  'venue/info.phones.0': ['Reservas', 'Bookings'],
  'venue/info.phones.1': ['Para llevar', 'Take away'],
  ...ENTRY_WORDS,
};

const wordsOf = (index: 0 | 1): MenuTexts =>
  Object.fromEntries(Object.entries(WORDS).map(([key, words]) => [key, words[index]]));

export const SAMPLE_TEXTS = { es: wordsOf(0), en: wordsOf(1) };
