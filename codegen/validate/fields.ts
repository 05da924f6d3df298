import { VOICES } from '../../src/terms/voices.ts';
import { ITEM_FIELDS } from '../kinds/item-fields.ts';
import { USE_FIELDS } from './entry-fields.ts';
import { type Field, type FieldTable, SWITCH } from './field.ts';

const PHONE_FIELDS = {
  label: {
    type: 'text',
    required: true,
    untagged: true,
    description: 'What the number is for.',
    spanish: 'Para qué es el número.',
    examples: ['Paellas para llevar @en Take-away paellas'],
  },
  number: {
    type: 'number',
    required: true,
    description: 'The number.',
    spanish: 'El número.',
    examples: ['958123456'],
  },
  kind: {
    type: 'choice',
    values: ['tel', 'whatsapp'],
    default: 'tel',
    description: '`tel` to call, `whatsapp` to write.',
    spanish: '`tel` para llamar, `whatsapp` para escribir.',
    examples: ['whatsapp'],
  },
} as const satisfies FieldTable;

const ACCOUNT = {
  type: 'account',
  description: 'Name of the account, or its https address.',
  spanish: 'El nombre de la cuenta, o su dirección https.',
  examples: ['elmoreno'],
} as const satisfies Field;

const CONTACT_FIELDS = {
  phone: {
    type: 'phone',
    description:
      'Diners can call a number in digits (+34); any other text is an e-mail address. If empty, it is not shown. Write several as a list; if you like, say what each is for.',
    spanish:
      'Si son cifras se puede llamar (+34); cualquier otro texto es un correo. Si está vacío, no se enseña. Escribe varios en una lista; si quieres, di para qué es cada uno.',
    examples: ['958 123 456', 'hola@example.org', [{ 'Reservas @en Bookings': '958 123 456' }, '600 123 456']],
  },
  email: {
    type: 'email',
    description: 'E-mail address.',
    spanish: 'El correo electrónico.',
    examples: ['hola@example.org'],
  },
  whatsapp: {
    type: 'number',
    description: 'Number to write to by WhatsApp.',
    spanish: 'El número al que se escribe por WhatsApp.',
    examples: ['600 123 456'],
  },
  web: {
    type: 'link',
    description: "The venue's own website.",
    spanish: 'La página web del local.',
    examples: ['https://elmoreno.example'],
  },
  booking: {
    type: 'link',
    description: 'Link for booking a table.',
    spanish: 'Enlace para reservar mesa.',
    examples: ['https://reservas.example/elmoreno'],
  },
  address: {
    type: 'string',
    description: 'Street and town; opens a map.',
    spanish: 'Calle y población; abre un mapa.',
    examples: ['Calle Elvira 12, Granada'],
  },
  map: {
    type: 'link',
    description: 'Link to the place on a map, if a search for its name and address does not find it.',
    spanish: 'Enlace al sitio en un mapa, si no sale al buscar su nombre y su dirección.',
    examples: ['https://maps.example/elmoreno'],
  },
  instagram: ACCOUNT,
  facebook: {
    type: 'account',
    description: 'Name of the page, or its https address.',
    spanish: 'El nombre de la página, o su dirección https.',
    examples: ['elmoreno'],
  },
  tiktok: ACCOUNT,
} as const satisfies FieldTable;

const LOYALTY_FIELDS = {
  stamps: {
    type: 'integer',
    required: true,
    min: 1,
    max: 50,
    description: 'Stamps on a full card.',
    spanish: 'Sellos que llenan la tarjeta.',
    examples: [10],
  },
  reward: {
    type: 'text',
    required: true,
    description: 'What a full card is worth.',
    spanish: 'Lo que se gana con la tarjeta llena.',
    examples: ['Una hamburguesa @en A burger'],
  },
  validity: {
    type: 'validity',
    description: 'How long a card is valid: days, months or years.',
    spanish: 'Cuánto vale una tarjeta: días (90 days), meses (6 months) o años (1 year).',
    examples: ['90 days', '6 months', '1 year'],
  },
  perDay: {
    type: 'integer',
    min: 1,
    description: 'Most stamps that a card takes in one day.',
    spanish: 'Los sellos que una tarjeta admite como mucho en un día.',
    examples: [1],
  },
} as const satisfies FieldTable;

const INFO_FIELDS = {
  founded: {
    type: 'integer',
    min: 1,
    max: 9999,
    description: 'Year of foundation.',
    spanish: 'Año de apertura.',
    examples: [2012],
  },
  address: {
    type: 'string',
    description: 'Street and town.',
    spanish: 'Calle y población.',
    examples: ['Calle Iturrialde 3, Málaga'],
  },
  phones: {
    type: 'mappings',
    fields: PHONE_FIELDS,
    description: 'Numbers to call or to write to.',
    spanish: 'Números a los que llamar o escribir.',
    examples: [[{ label: 'Grupos @en Groups', number: '600000000', kind: 'whatsapp' }]],
  },
} as const satisfies FieldTable;

const THEME_FIELDS = {
  accent: {
    type: 'colour',
    description: 'Colour of titles and buttons, in quotes.',
    spanish: 'Color de títulos y botones, entre comillas.',
    examples: ['#b91c1c'],
  },
  background: {
    type: 'colour',
    description: 'Colour of the page, in quotes.',
    spanish: 'Color del fondo, entre comillas.',
    examples: ['#fffaf3'],
  },
  text: {
    type: 'colour',
    description: 'Colour of the text, in quotes.',
    spanish: 'Color del texto, entre comillas.',
    examples: ['#1c1917'],
  },
  font: {
    type: 'font',
    values: Object.keys(VOICES),
    description: 'Font of the titles.',
    spanish: 'Letra de los títulos.',
    examples: ['serif'],
  },
} as const satisfies FieldTable;

const languages = {
  type: 'languages',
  default: 'es',
  description:
    'Languages of the menu, by their codes: es en fr. The first is that of texts without a tag, and the page opens in it.',
  spanish:
    'Idiomas de la carta, por sus códigos: es en fr. El primero es el de los textos sin marca y en el que se abre la página.',
  examples: ['es en fr', ['es', 'en']],
} as const;

const defaults = {
  type: 'defaults',
  description: 'Values for all items of the file that do not have their own: any field of an item.',
  spanish: 'Valores para todos los platos del archivo que no tengan uno propio: cualquier campo de un plato.',
  examples: [{ detailedPopup: true }],
} as const;

const sections = {
  type: 'sections',
  required: true,
  description: 'The sections of the menu, in order.',
  spanish: 'Las secciones de la carta, en su orden.',
  examples: [[{ section: 'Bebidas @en Drinks', items: [{ 'Agua @en Water': 2 }] }]],
} as const;

/** The fields of a venue's file, `menus/<venue>.yaml`. An unavailable venue needs `venue` only. */
export const VENUE_FIELDS = {
  venue: {
    type: 'string',
    required: true,
    description: 'Name of the venue as diners know it.',
    spanish: 'El nombre del local, como lo conocen los clientes.',
    examples: ['El Moreno'],
  },
  barID: {
    type: 'string',
    description: 'Key of the venue on the server and in QR codes. If not given, the name of the file.',
    spanish: 'Clave del local en el servidor y en los códigos QR; si no se escribe, el nombre del archivo.',
    examples: ['el-moreno'],
  },
  status: {
    type: 'choice',
    values: ['open', 'unavailable'],
    default: 'open',
    description: "`unavailable` shows 'Menú no disponible' instead of the menu.",
    spanish: '`unavailable` enseña «Menú no disponible» en lugar de la carta.',
    examples: ['unavailable'],
  },
  urlPath: {
    ...SWITCH,
    description: 'The page is also reachable with one more word in its address.',
    spanish: 'A la página se llega también con una palabra más en la dirección, como el número de la mesa.',
  },
  languages,
  requiredLanguages: {
    type: 'languages',
    description: 'Languages that every text must have.',
    spanish: 'Idiomas que tienen que estar en todos los textos.',
    examples: ['ca'],
  },
  logo: {
    type: 'image',
    default: 'logo',
    description: "Logo in the venue's folder.",
    spanish: 'El logo, de la carpeta de imágenes del local.',
    examples: ['logo'],
  },
  subtitle: {
    type: 'text',
    description: 'Words under the logo.',
    spanish: 'Lo que se lee debajo del logo.',
    examples: ['Carta de Granada @en Menu of Granada'],
  },
  contact: {
    type: 'mapping',
    fields: CONTACT_FIELDS,
    description: 'Phones, address, links and accounts in the footer.',
    spanish: 'Teléfonos, dirección, enlaces y cuentas, al pie de la página.',
    examples: [{ phone: '958123456', instagram: 'elmoreno' }],
  },
  loyalty: {
    type: 'mapping',
    fields: LOYALTY_FIELDS,
    description: 'Turns the stamp card on.',
    spanish: 'Activa la tarjeta de sellos.',
    examples: [{ stamps: 10, reward: 'Una hamburguesa @en A burger', validity: '6 months' }],
  },
  info: {
    type: 'mapping',
    fields: INFO_FIELDS,
    description: 'The card above the sections.',
    spanish: 'La tarjeta que va encima de las secciones.',
    examples: [{ founded: 2012, address: 'Calle Iturrialde 3, Málaga' }],
  },
  theme: {
    type: 'mapping',
    fields: THEME_FIELDS,
    description: "The venue's colours and font.",
    spanish: 'Los colores y la letra del local.',
    examples: [{ accent: '#b91c1c', font: 'serif' }],
  },
  hours: {
    type: 'hours',
    description: 'When the venue is open: days of the week and hours.',
    spanish: 'Cuándo abre el local: días de la semana y horas.',
    examples: ['mar-sab 13-16,20-24; dom 13-17'],
  },
  closed: {
    type: 'closed',
    description: 'Days on which it is closed, every year or once, and ranges of days.',
    spanish: 'Los días que cierra, cada año o solo uno, y los intervalos de días.',
    examples: [['24/12', '1/8-15/8', '6/1/2027'], '24/12, 25/12'],
  },
  timeZone: {
    type: 'zone',
    description: 'The time zone of the venue, which all its times are in. If not given, that of the site.',
    spanish: 'La zona horaria del local, con la que se cuentan las horas; si no se escribe, la del sitio.',
    examples: ['Atlantic/Canary'],
  },
  defaults,
  sections,
} as const satisfies FieldTable;

/** The fields of a partial's file, `menus/_shared/<name>.yaml`. */
export const PARTIAL_FIELDS = { languages, defaults, sections } as const satisfies FieldTable;

export const SECTION_FIELDS = {
  section: {
    type: 'text',
    required: true,
    description: 'Title of the section.',
    spanish: 'El título de la sección.',
    examples: ['Bebidas @en Drinks'],
  },
  id: {
    type: 'id',
    description: 'Name of the section in addresses and in `use`. If not given, it is made from the title.',
    spanish: 'El nombre de la sección en las direcciones y en `use`. Si no se escribe, sale del título.',
    examples: ['bebidas'],
  },
  image: {
    type: 'image',
    description: "Picture in the venue's folder.",
    spanish: 'Imagen de la carpeta del local.',
    examples: ['bebidas'],
  },
  hidden: {
    ...SWITCH,
    description: 'Leaves the section out of the menu.',
    spanish: 'Guarda la sección sin enseñarla.',
  },
  onlyNight: {
    ...SWITCH,
    description: "Shown from 17:00 to 03:00, in the venue's time zone.",
    spanish: 'Se enseña de 17:00 a 3:00, hora del local.',
  },
  served: ITEM_FIELDS.served,
  items: {
    type: 'entries',
    description: 'What the section holds: dishes on one line, or longer entries.',
    spanish: 'Lo que hay en la sección: platos en una línea, o entradas más largas.',
    examples: [[{ 'Agua @en Water': 2 }, { heading: 'Refrescos @en Soft drinks' }]],
  },
} as const satisfies FieldTable;

/** A place in the list of sections that holds the sections of a partial. */
export const SECTION_USE_FIELDS = {
  use: {
    type: 'partial',
    required: true,
    description: 'Inserts all sections of a file in `_shared`, or only the one named after `#`.',
    spanish: 'Pone aquí todas las secciones de un archivo de `_shared`, o solo la que se nombra detrás de `#`.',
    examples: ['bebidas', 'bebidas#refrescos'],
  },
  ...USE_FIELDS,
} as const satisfies FieldTable;
