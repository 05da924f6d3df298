/** Every kind of entry, for the page of the design system and for tests: its component, and a sample in the states that it has. */
import { Banner } from '../../../menu/banner.tsx';
import { Builder } from '../../../menu/builder.tsx';
import { Conditions } from '../../../menu/conditions.tsx';
import type { EntryComponents } from '../../../menu/entry-components.ts';
import { FullItem } from '../../../menu/full-item.tsx';
import { Heading } from '../../../menu/heading.tsx';
import { HighlightItem } from '../../../menu/highlight-item.tsx';
import { full, highlight, simple, wine } from '../../../menu/menu-rows.ts';
import type { EntryKind, EntryOf } from '../../../menu/model.ts';
import { Note } from '../../../menu/note.tsx';
import { Options } from '../../../menu/options.tsx';
import { Promo } from '../../../menu/promo.tsx';
import { SetMenu } from '../../../menu/set-menu.tsx';
import { SimpleItem } from '../../../menu/simple-item.tsx';
import { Wine } from '../../../menu/wine.tsx';

/** The component of each kind of entry, for a menu that has them all. */
export const everyEntry: EntryComponents<EntryKind> = {
  banner: Banner,
  builder: Builder,
  conditions: Conditions,
  full: FullItem,
  heading: Heading,
  highlight: HighlightItem,
  note: Note,
  options: Options,
  promo: Promo,
  setMenu: SetMenu,
  simple: SimpleItem,
  wine: Wine,
};

/** Pictures that every project has. */
export const [PHOTO, CHILI] = ['_system/share.jpg', '_system/icons/picante.svg'];

/** Samples of every kind of entry in its states. A kind without a sample is a type error. */
export const SAMPLES: { readonly [kind in EntryKind]: readonly EntryOf<kind>[] } = {
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
      allergens: ['gluten', 'lacteo'],
      partlyDeclared: true,
      courses: [
        { dishes: [{ allergens: ['gluten'] }, { prices: [{ amount: 3, plus: true }], allergens: [] }] },
        { dishes: [{ allergens: ['lacteo'] }, {}] },
      ],
      drink: { options: 2, condition: true },
      includes: 2,
    },
  ],
  wine: [
    wine('loma', { copa: 3.5, botella: 18 }, ['sulfitos'], { vintage: 2019 }),
    wine('sparkling', 24, undefined, { vintage: 'NV', image: PHOTO }),
  ],
  conditions: [
    {
      kind: 'conditions',
      id: 'booking',
      conditions: [{}, { bankTransfer: { account: 'ES00 0000', holder: 'Muestra' } }],
    },
  ],
};

/** Words by the keys of `src/menu/model.ts`, Spanish and English. */
export type SampleWords = Readonly<Record<string, readonly [es: string, en: string]>>;

/** The words of the samples, and of the section that each kind has. */
export const ENTRY_WORDS: SampleWords = {
  'section/of-simple': ['Platos sencillos', 'Simple items'],
  'section/of-full': ['Platos completos', 'Full items'],
  'section/of-highlight': ['Destacado', 'Highlight'],
  'section/of-heading': ['Subtítulos', 'Headings'],
  'section/of-note': ['Notas', 'Notes'],
  'section/of-banner': ['Anuncios', 'Banners'],
  'section/of-promo': ['Promoción', 'Promo'],
  'section/of-builder': ['A tu gusto', 'Builder'],
  'section/of-options': ['Opciones', 'Options'],
  'section/of-setMenu': ['Menú cerrado', 'Set menu'],
  'section/of-wine': ['Vinos', 'Wines'],
  'section/of-conditions': ['Condiciones', 'Conditions'],
  olives: ['Aceitunas aliñadas', 'Marinated olives'],
  tortilla: ['Tortilla de patatas', 'Potato omelette'],
  'tortilla/description': ['Con cebolla, poco cuajada', 'With onion, runny inside'],
  croquettes: [
    'Croquetas caseras de jamón y de lo que haya sobrado',
    'Home-made croquettes of ham and whatever was left',
  ],
  'croquettes/description': ['Bechamel de doce horas', 'A sauce of twelve hours'],
  fish: ['Pescado del día', 'Fish of the day'],
  soup: ['Caldo de la abuela', 'Grandmother’s broth'],
  'menu-of-day': ['Plato del día', 'Dish of the day'],
  burger: ['Hamburguesa de la casa', 'House burger'],
  'burger/description': ['Vaca madura, queso, pepinillo', 'Aged beef, cheese, gherkin'],
  'burger/detail': ['El pan se hornea cada mañana.', 'The bun is baked every morning.'],
  chili: ['Patatas con guindilla', 'Potatoes with chili'],
  'chili/description': ['Pican de verdad', 'Truly hot'],
  board: ['Tabla de quesos', 'Cheese board'],
  rice: ['Arroz del señorito', 'Shelled seafood rice'],
  'rice/label': ['El más pedido', 'The most ordered'],
  'rice/description': ['Mínimo dos personas', 'For two or more'],
  'rice/detail': ['Veinte minutos de espera.', 'It takes twenty minutes.'],
  'by-the-glass': ['Por copas', 'By the glass'],
  'house-wine': ['Vino de la casa', 'House wine'],
  bread: ['El pan va aparte. Pregunta por el de hoy.', 'Bread is extra. Ask for today’s.'],
  terrace: ['La terraza abre hasta medianoche', 'The terrace is open until midnight'],
  reel: ['Mira cómo lo hacemos', 'See how we make it'],
  'two-for-one': ['Dos por uno', 'Two for one'],
  'two-for-one/when': ['De lunes a jueves', 'Monday to Thursday'],
  'two-for-one/note': ['No en festivos', 'Not on holidays'],
  'two-for-one/includes.0': ['Hamburguesa', 'Burger'],
  'two-for-one/includes.1': ['Caña', 'Small beer'],
  bowl: ['Monta tu bol', 'Build your bowl'],
  'bowl/steps.0': ['La base', 'The base'],
  'bowl/steps.0.options.0': ['Arroz', 'Rice'],
  'bowl/steps.0.options.1': ['Quinoa', 'Quinoa'],
  'bowl/steps.1': ['Encima', 'On top'],
  'bowl/steps.1.options.0': ['Pollo', 'Chicken'],
  'bowl/steps.1.options.1': ['Atún', 'Tuna'],
  'bowl/steps.2': ['Salsas', 'Sauces'],
  'bowl/steps.2.options.0': ['Soja', 'Soy'],
  'bowl/steps.2.options.1': ['Sésamo', 'Sesame'],
  'bowl/extras.0': ['Aguacate', 'Avocado'],
  'to-go-with': ['Para acompañar', 'To go with it'],
  'to-go-with/choices.0': ['Guarnición', 'Side'],
  'to-go-with/choices.0.options.0': ['Patatas fritas', 'Fries'],
  'to-go-with/choices.0.options.1': ['Ensalada', 'Salad'],
  group: ['Menú de grupo', 'Group menu'],
  'group/courses.0': ['Entrantes', 'Starters'],
  'group/courses.0.dishes.0': ['Tortilla', 'Omelette'],
  'group/courses.0.dishes.1': ['Croquetas', 'Croquettes'],
  'group/courses.1': ['Segundos', 'Mains'],
  'group/courses.1.dishes.0': ['Arroz del señorito', 'Shelled seafood rice'],
  'group/courses.1.dishes.1': ['Pescado del día', 'Fish of the day'],
  'group/drink.options.0': ['Vino', 'Wine'],
  'group/drink.options.1': ['Agua', 'Water'],
  'group/drink.condition': ['Una botella cada cuatro', 'A bottle for four'],
  'group/includes.0': ['Pan', 'Bread'],
  'group/includes.1': ['Café', 'Coffee'],
  loma: ['Viña de la Muestra Crianza', 'Viña de la Muestra Crianza'],
  'loma/winery': ['Bodegas de la Muestra', 'Bodegas de la Muestra'],
  'loma/region': ['D.O. Muestra', 'D.O. Muestra'],
  'loma/grape': ['Tempranillo', 'Tempranillo'],
  'loma/description': ['Doce meses en barrica', 'Twelve months in the barrel'],
  sparkling: ['Brut de la casa', 'House brut'],
  'sparkling/winery': ['Cavas de la Muestra', 'Cavas de la Muestra'],
  booking: ['Reservas', 'Bookings'],
  'booking/conditions.0': ['Grupos', 'Groups'],
  'booking/conditions.0.text': ['Desde diez personas, con reserva.', 'From ten people, with a booking.'],
  'booking/conditions.1': ['Señal', 'Deposit'],
  'booking/conditions.1.text': ['Cinco euros por persona.', 'Five euros a person.'],
  'booking/conditions.1.instructions': ['Envía el justificante.', 'Send us the receipt.'],
};
