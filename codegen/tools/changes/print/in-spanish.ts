import { languageName } from '../../../validate/language-hint.ts';
import type { Change } from '../change.ts';
import type { ChangeCode } from './describe.ts';
import { kindInSpanish, listed, quoted, shortened } from './words.ts';

type Sentence = (change: Change) => string;

/** Fields and values that English describes; others have the same word in every language, that of the menu's file. */
const WORDS: Readonly<Record<string, string>> = {
  none: 'nada',
  yes: 'sí',
  no: 'no',
  absent: 'no figura',
  contained: 'lo lleva',
  'may contain': 'puede llevarlo',
  'none of the 14': 'ninguno de los 14',
  'at any hour': 'a cualquier hora',
  'from 17:00 to 3:00': 'de 17:00 a 3:00',
  'from 19:00 to 3:00': 'de 19:00 a 3:00',
  'from 3:00 to 19:00': 'de 3:00 a 19:00',
  account: 'cuenta',
  'account holder': 'titular de la cuenta',
  address: 'dirección',
  'address with one more word': 'dirección con una palabra más',
  'allergens as pictures': 'alérgenos en imágenes',
  builder: 'plato a elegir',
  'can be had smashed': 'se puede pedir smash',
  closed: 'días cerrados',
  condition: 'condición',
  'condition of the drink': 'condición de la bebida',
  conditions: 'condiciones',
  course: 'grupo',
  'CSS class': 'clase CSS',
  'decimals of the price': 'decimales del precio',
  description: 'descripción',
  'description as the Spanish name': 'descripción como nombre en español',
  'details in a popup': 'detalles en una ventana',
  dish: 'plato',
  drink: 'bebida',
  'garnish included': 'guarnición incluida',
  'group of choices': 'grupo de opciones',
  heading: 'subtítulo',
  hours: 'horario',
  'how many to choose': 'cuántas se eligen',
  'HTML in the description': 'HTML en la descripción',
  inclusion: 'lo que incluye',
  'key in the codes of stamp cards': 'clave en los códigos de las tarjetas',
  'label of phone': 'etiqueta del teléfono',
  'large price': 'precio grande',
  link: 'enlace',
  marks: 'marcas',
  name: 'nombre',
  note: 'nota',
  option: 'opción',
  options: 'opciones',
  'order of prices': 'orden de los precios',
  phone: 'teléfono',
  picture: 'imagen',
  'price label': 'etiqueta del precio',
  quantity: 'cantidad',
  reward: 'premio',
  setMenu: 'menú',
  'stamp card': 'tarjeta de sellos',
  stamps: 'sellos',
  'stamps a day': 'sellos al día',
  step: 'paso',
  'style of the icon': 'estilo del icono',
  subtitle: 'subtítulo',
  text: 'texto',
  'time of the offer': 'cuándo vale la oferta',
  validity: 'validez',
  'what the price is for': 'para qué es el precio',
  'what to write with the transfer': 'concepto de la transferencia',
  'year of foundation': 'año de fundación',
};

const DAYS = { mon: 'lun', tue: 'mar', wed: 'mié', thu: 'jue', fri: 'vie', sat: 'sáb', sun: 'dom' } as const;

/** A field or a value: 'course 2' is 'grupo 2'. */
const inWords = (text = 'none'): string =>
  text.replace(/^(.*?)(?= \d+$|$)/s, (word) => WORDS[word] ?? word).replace('may contain ', 'puede llevar ');

const times = (text: string | undefined): string =>
  inWords(text).replaceAll(/\b(?:mon|tue|wed|thu|fri|sat|sun)\b/g, (day) => DAYS[day as keyof typeof DAYS]);

const price = (label: string | undefined): string => (label === undefined ? 'precio' : `precio ${label}`);
const amount: Sentence = ({ label, before, after }) => `${price(label)} ${before} → ${after}`;
const fact: Sentence = ({ field, before, after }) =>
  `${inWords(field)}: ${shortened(inWords(before), after)} → ${shortened(inWords(after), before)}`;
const opening: Sentence = (change) => times(fact(change));
const named = (what: string, { before = '', after = '' }: Change): string =>
  `${what}: ${quoted(before, after)} → ${quoted(after, before)}`;
const behind = ({ after = '' }: Change): string => `ahora va detrás de ${shortened(after)}`;
const dishes = ({ entries = [] }: Change): string => (entries.length === 1 ? '1 plato' : `${entries.length} platos`);

const text =
  (what: string): Sentence =>
  ({ code, field, language, before, after }) => {
    const of = language === undefined || code.startsWith('text-') ? '' : ` en ${languageName(language, 'es')}`;
    const values = [before, after].flatMap((value, index) =>
      value === undefined ? [] : [quoted(value, index === 0 ? after : before)],
    );
    return `${inWords(field)}${of}${what}: ${values.join(' → ')}`;
  };

/** The sentence of each change, and what its summary counts; without that, the summary has the sentence itself. */
export const SPANISH: Readonly<Record<ChangeCode, readonly [one: Sentence, several?: string]>> = {
  'allergen-removed': [
    ({ allergen, before, after }) => `SE QUITA UN ALÉRGENO: ${allergen} (${inWords(before)} → ${inWords(after)})`,
    'alérgenos quitados',
  ],
  'allergens-undeclared': [
    ({ before }) => `YA NO DECLARA ALÉRGENOS (antes: ${inWords(before)})`,
    'platos que ya no declaran alérgenos',
  ],
  'price-up': [amount, 'precios que suben'],
  'price-down': [amount, 'precios que bajan'],
  'price-changed': [amount, 'precios cambiados'],
  'price-added': [({ label, after }) => `${price(label)} añadido: ${after}`, 'precios añadidos'],
  'price-removed': [({ label, before }) => `${price(label)} quitado (era ${before})`, 'precios quitados'],
  'price-label': [fact, 'etiquetas de precios cambiadas'],
  'entry-new': [({ after }) => (after === undefined ? 'novedad' : `novedad, ${after}`), 'novedades'],
  'entry-gone': [
    ({ before }) => (before === undefined ? 'fuera de la carta' : `fuera de la carta (era ${before})`),
    'fuera de la carta',
  ],
  'entry-hidden': [() => 'ya no se muestra', 'que ya no se muestran'],
  'entry-shown': [
    ({ after }) => (after === undefined ? 'se vuelve a mostrar' : `se vuelve a mostrar, ${after}`),
    'que se vuelven a mostrar',
  ],
  'entry-renamed': [(change) => named('otro nombre', change), 'con otro nombre'],
  'entry-moved': [({ before, after }) => `otra sección: ${before} → ${after}`, 'en otra sección'],
  'entry-reordered': [
    (change) => (change.after === undefined ? 'ahora va primero en su sección' : behind(change)),
    'en otro lugar',
  ],
  'entry-kind': [
    ({ before, after }) => `antes, ${inWords(kindInSpanish(before))}; ahora, ${inWords(kindInSpanish(after))}`,
    'de otra clase',
  ],
  'allergen-added': [
    ({ allergen, before, after }) => `se añade un alérgeno: ${allergen} (${inWords(before)} → ${inWords(after)})`,
    'alérgenos añadidos',
  ],
  'allergens-declared': [
    ({ after }) => `ya declara sus alérgenos: ${inWords(after)}`,
    'platos que ya declaran sus alérgenos',
  ],
  'text-added': [text(', añadido'), 'textos añadidos'],
  'text-changed': [text(''), 'textos cambiados'],
  'text-removed': [text(', quitado'), 'textos quitados'],
  'translation-added': [text(', añadido'), 'traducciones añadidas'],
  'translation-changed': [text(''), 'traducciones cambiadas'],
  'translation-removed': [text(', quitado'), 'traducciones quitadas'],
  hours: [({ before, after }) => `se muestra ${times(before)} → ${times(after)}`, 'horarios cambiados'],
  picture: [
    (change) =>
      change.before === change.after
        ? `${inWords(change.field)}: otra con el mismo nombre, ${change.after}`
        : fact(change),
    'imágenes cambiadas',
  ],
  link: [fact, 'enlaces cambiados'],
  look: [fact, 'detalles de presentación cambiados'],
  'part-new': [({ field, after = '' }) => `${inWords(field)}, novedad: ${shortened(after)}`, 'partes nuevas'],
  'part-gone': [({ field, before = '' }) => `${inWords(field)}, fuera: ${shortened(before)}`, 'partes quitadas'],
  'part-reordered': [({ field }) => `otro orden: ${inWords(field)}`, 'listas en otro orden'],
  'section-new': [({ entries = [] }) => `sección nueva${listed(entries)}`, 'secciones nuevas'],
  'section-gone': [({ entries = [] }) => `sección quitada${listed(entries)}`, 'secciones quitadas'],
  'section-hidden': [() => 'la sección ya no se muestra', 'secciones que ya no se muestran'],
  'section-shown': [
    ({ entries = [] }) => `la sección se vuelve a mostrar${listed(entries)}`,
    'secciones que se vuelven a mostrar',
  ],
  'section-renamed': [(change) => named('otro nombre de la sección', change), 'secciones con otro nombre'],
  'section-moved': [
    (change) => (change.after === undefined ? 'ahora es la primera sección' : behind(change)),
    'secciones en otro lugar',
  ],
  'venue-new': [(change) => `local nuevo en ${change.after}, con ${dishes(change)}`],
  'venue-gone': [(change) => `local quitado: ${change.before} ya no lleva a nada (tenía ${dishes(change)})`],
  'venue-moved': [
    ({ before, after }) => `la dirección ${before} es ahora ${after}; los códigos impresos llevan a la antigua`,
  ],
  'venue-renamed': [(change) => named('otro nombre del local', change)],
  'venue-unavailable': [() => 'la carta ya no está disponible'],
  'venue-available': [(change) => `la carta vuelve a estar disponible, con ${dishes(change)}`],
  'language-added': [({ language = 'es' }) => `ahora también en ${languageName(language, 'es')}`],
  'language-removed': [({ language = 'es' }) => `ya no en ${languageName(language, 'es')}`],
  'language-order': [
    ({ before, after }) => `orden de los idiomas: ${before} → ${after}`,
    'cambios de orden de idiomas',
  ],
  contact: [fact, 'cambios en el contacto'],
  opening: [opening, 'cambios en el horario del local'],
  info: [fact, 'cambios en la ficha'],
  theme: [fact, 'cambios en el aspecto'],
  loyalty: [fact, 'cambios en la tarjeta de sellos'],
  page: [fact, 'cambios en la dirección o la clave'],
};
