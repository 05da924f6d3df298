import { full, highlight, simple } from '../../../menu/menu-rows.ts';
import type { EntryKind, EntryOf, LanguageTexts, Menu } from '../../../menu/model.ts';
import { SAMPLE_TEXTS } from './sample-texts.ts';

/** Pictures that every project has. */
const [PHOTO, CHILI] = ['_system/share.jpg', '_system/icons/picante.svg'];

/** Every kind of entry in the states that it has. A kind without a sample is a type error. */
const SAMPLES: { readonly [kind in EntryKind]: readonly EntryOf<kind>[] } = {
  simple: [
    simple('olives', 3.5, []),
    simple('tortilla', { tapa: 3, media: 6, racion: 11 }, ['huevos', '~gluten']),
    simple('croquettes', { tapa: 3.5, media: 7, racion: 12.5 }, ['gluten', 'huevos', 'lacteo', '~apio', '~soja']),
    simple('fish', 'S/M', ['pescado'], { withChips: true }),
    simple('soup', 7.5, undefined, { onlyNight: true }),
    simple('menu-of-day', 14, ['gluten'], { onlyDay: true }),
  ],
  full: [
    full('burger', 12.9, ['gluten', 'huevos', 'lacteo', 'mostaza', 'sesamo'], {
      image: PHOTO,
      detailedPopup: true,
      smash: true,
    }),
    full('chili', 9, ['~cacahuetes'], { icon: CHILI, styledPrice: true }),
    full('board', 18, ['lacteo', 'frutos con cáscara', 'sulfitos'], { image: PHOTO, allergenImages: true }),
  ],
  highlight: [
    highlight('rice', 19.5, ['crustaceos', 'molusco', 'pescado'], {
      image: PHOTO,
      detailedPopup: true,
      link: 'https://example.com/reel',
      badge: CHILI,
    }),
  ],
  heading: [{ kind: 'heading', id: 'by-the-glass' }],
  note: [{ kind: 'note', id: 'bread' }],
  banner: [
    { kind: 'banner', id: 'terrace' },
    { kind: 'banner', id: 'reel', link: 'https://example.com/reel', image: PHOTO },
  ],
  promo: [{ kind: 'promo', id: 'two-for-one', prices: [{ amount: 10 }], includes: 2 }],
  builder: [
    {
      kind: 'builder',
      id: 'bowl',
      prices: [{ amount: 11 }],
      steps: [
        { choose: 1, options: [{}, {}] },
        { choose: 'up to 2', options: [{}, { prices: [{ amount: 1.5, plus: true }] }] },
        { choose: 'any', options: [{}, {}] },
      ],
      extras: [{ prices: [{ amount: 2, plus: true }] }],
    },
  ],
  options: [
    { kind: 'options', id: 'to-go-with', choices: [{ options: [{}, { prices: [{ amount: 1, plus: true }] }] }] },
  ],
  setMenu: [
    {
      kind: 'setMenu',
      id: 'group',
      prices: [{ amount: 32 }],
      courses: [{ dishes: 2 }, { dishes: 2 }],
      drink: { options: 2, condition: true },
      includes: 2,
    },
  ],
  conditions: [
    {
      kind: 'conditions',
      id: 'booking',
      conditions: [{}, { bankTransfer: { account: 'ES00 0000', holder: 'Muestra' } }],
    },
  ],
};

/** A menu of a house that does not exist, with a section for each kind of entry. */
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

export const SAMPLE_MENU_TEXTS: LanguageTexts<'es' | 'en'> = SAMPLE_TEXTS;
