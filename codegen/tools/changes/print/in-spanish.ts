import type { Kind } from '../../../kinds/kind.ts';
import { KINDS } from '../../../kinds/kinds.ts';
import { languageName } from '../../../validate/language-hint.ts';
import type { Change } from '../change.ts';
import type { ChangeCode } from './describe.ts';
import { kindInSpanish, listed, quoted, shortened } from './words.ts';

type Sentence = (change: Change) => string;

const wordsOf = (words: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(words));

/** Fields of entries, by their names in a diff, as the columns of a Spanish spreadsheet have them. */
const COLUMNS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(KINDS).flatMap((kind: Kind) =>
    Object.entries(kind.fields).flatMap(([name, { diff, column }]) =>
      column ? [[diff || name, column.es.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())]] : [],
    ),
  ),
);

/** Other fields, parts and kinds. Those without a word here have the one of the menu's file. */
const FIELDS = wordsOf({
  ...COLUMNS,
  account: 'cuenta',
  'account holder': 'titular de la cuenta',
  address: 'dirección',
  'address with one more word': 'dirección con una palabra más',
  builder: 'plato a elegir',
  closed: 'días cerrados',
  condition: 'condición',
  'condition of the drink': 'condición de la bebida',
  conditions: 'condiciones',
  course: 'grupo',
  'description as the Spanish name': 'descripción como nombre en español',
  dish: 'plato',
  drink: 'bebida',
  'group of choices': 'grupo de opciones',
  heading: 'subtítulo',
  hours: 'horario',
  'how many to choose': 'cuántas se eligen',
  inclusion: 'parte incluida',
  'key in the codes of stamp cards': 'clave en los códigos de las tarjetas',
  label: 'etiqueta',
  'label of phone': 'etiqueta del teléfono',
  'large price': 'precio grande',
  name: 'nombre',
  note: 'nota',
  option: 'opción',
  options: 'opciones',
  'order of prices': 'orden de los precios',
  phone: 'teléfono',
  picture: 'imagen',
  'price label': 'etiqueta del precio',
  reward: 'premio',
  'row with picture and extras': 'fila con imagen y extras',
  setMenu: 'menú',
  'stamp card': 'tarjeta de sellos',
  stamps: 'sellos',
  'stamps a day': 'sellos al día',
  step: 'paso',
  subtitle: 'subtítulo',
  text: 'texto',
  title: 'título',
  validity: 'validez',
  'time of the offer': 'validez',
  'what the price is for': 'unidad del precio',
  'what to write with the transfer': 'concepto de la transferencia',
  'year of foundation': 'año de fundación',
});

/** Values, and words in values, that English has of itself or of the menu's file. */
const VALUES = wordsOf({
  none: 'nada',
  yes: 'sí',
  no: 'no',
  absent: 'no figura',
  'not declared': 'sin declarar',
  contained: 'lo lleva',
  'may contain': 'puede llevarlo',
  'may contain ': 'puede llevar ',
  'none of the 14': 'ninguno de los 14',
  'at any hour': 'a cualquier hora',
  any: 'las que se quieran',
  'up to': 'hasta',
  person: 'persona',
  day: 'día',
  days: 'días',
  month: 'mes',
  months: 'meses',
  year: 'año',
  years: 'años',
});

const DAYS = { mon: 'lun', tue: 'mar', wed: 'mié', thu: 'jue', fri: 'vie', sat: 'sáb', sun: 'dom' } as const;

/** 'phone 2' is 'teléfono 2'. */
const fieldInSpanish = (field = ''): string => field.replace(/^(.*?)(?= \d+$|$)/s, (word) => FIELDS.get(word) ?? word);

/** The name of a part; one without a name of its own has a number: 'course 2' is 'grupo 2'. */
export const partInSpanish = (name: string): string =>
  name.replace(/^[a-z ]+(?= \d)/, (word) => FIELDS.get(word) ?? word);

const value = (text: string | undefined): string =>
  VALUES.get(text || 'none') ??
  (text ?? '').replace(
    /\bmay contain |^up to(?= \d+$)|(?<=^\d+ )(?:day|month|year)s?$/,
    (words) => VALUES.get(words) ?? words,
  );

const times = (text: string | undefined): string =>
  value(text)
    .replace(/^from (\S+) to /, 'de $1 a ')
    .replaceAll(/\b(?:mon|tue|wed|thu|fri|sat|sun)\b/g, (day) => DAYS[day as keyof typeof DAYS]);

const price = (label: string | undefined): string => (label === undefined ? 'precio' : `precio ${label}`);
const amount: Sentence = ({ label, before, after }) => `${price(label)} ${before} → ${after}`;
const fact: Sentence = ({ field, before, after }) =>
  `${fieldInSpanish(field)}: ${shortened(value(before), after)} → ${shortened(value(after), before)}`;
const opening: Sentence = (change) => times(fact(change));
const named = (what: string, { before = '', after = '' }: Change): string =>
  `${what}: ${quoted(before, after)} → ${quoted(after, before)}`;
const behind = ({ after = '' }: Change): string => `ahora va detrás de ${shortened(after)}`;
const dishes = ({ entries = [] }: Change): string => (entries.length === 1 ? '1 plato' : `${entries.length} platos`);
const part = (does: string, { field, before = '', after = before }: Change): string =>
  `${does} ${fieldInSpanish(field)}: ${shortened(partInSpanish(after))}`;

const text =
  (does: string): Sentence =>
  ({ code, field, language, before, after }) => {
    const of = language === undefined || code.startsWith('text-') ? '' : ` en ${languageName(language, 'es')}`;
    const [was, is] =
      field === 'what the price is for' ? [before, after].map((per) => per && value(per)) : [before, after];
    const values = [was && quoted(was, is), is && quoted(is, was)].filter((each) => each !== undefined);
    return `${does}${fieldInSpanish(field)}${of}: ${values.join(' → ')}`;
  };

/** The sentence of each change, and what its summary counts; without that, the summary has the sentence itself. */
export const SPANISH: Readonly<Record<ChangeCode, readonly [one: Sentence, several?: string]>> = {
  'allergen-removed': [
    ({ allergen, before, after }) => `SE QUITA UN ALÉRGENO: ${allergen} (${value(before)} → ${value(after)})`,
    'alérgenos quitados',
  ],
  'allergens-undeclared': [
    ({ before }) => `YA NO DECLARA ALÉRGENOS (antes: ${value(before)})`,
    'platos que ya no declaran alérgenos',
  ],
  'price-up': [amount, 'precios que suben'],
  'price-down': [amount, 'precios que bajan'],
  'price-changed': [amount, 'precios cambiados'],
  'price-added': [({ label, after }) => `${price(label)} añadido: ${after}`, 'precios añadidos'],
  'price-removed': [({ label, before }) => `${price(label)} quitado (era ${before})`, 'precios quitados'],
  'price-label': [(change) => fact({ ...change, field: 'price label' }), 'etiquetas de precios cambiadas'],
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
    ({ before, after }) =>
      `antes, ${fieldInSpanish(kindInSpanish(before))}; ahora, ${fieldInSpanish(kindInSpanish(after))}`,
    'de otra clase',
  ],
  'allergen-added': [
    ({ allergen, before, after }) => `se añade un alérgeno: ${allergen} (${value(before)} → ${value(after)})`,
    'alérgenos añadidos',
  ],
  'allergens-declared': [
    ({ after }) => `ya declara sus alérgenos: ${value(after)}`,
    'platos que ya declaran sus alérgenos',
  ],
  'text-added': [text('se añade '), 'textos añadidos'],
  'text-changed': [text(''), 'textos cambiados'],
  'text-removed': [text('se quita '), 'textos quitados'],
  'translation-added': [text('se añade '), 'traducciones añadidas'],
  'translation-changed': [text(''), 'traducciones cambiadas'],
  'translation-removed': [text('se quita '), 'traducciones quitadas'],
  hours: [({ before, after }) => `se muestra ${times(before)} → ${times(after)}`, 'horarios cambiados'],
  picture: [
    (change) =>
      change.before === change.after
        ? `${fieldInSpanish(change.field)}: otro archivo con el mismo nombre, ${change.after}`
        : fact(change),
    'imágenes cambiadas',
  ],
  link: [fact, 'enlaces cambiados'],
  look: [fact, 'detalles de presentación cambiados'],
  'part-new': [(change) => part('se añade', change), 'partes nuevas'],
  'part-gone': [(change) => part('se quita', change), 'partes quitadas'],
  'part-reordered': [({ field }) => `otro orden: ${fieldInSpanish(field)}`, 'listas en otro orden'],
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
