import { type NamedWindow, openWindows } from '../time/windows.ts';
import { designEn, designEs } from './design/design-texts.ts';
import type { PreviewPlace } from './preview-data.ts';
import type { Hour } from './frame-wish.ts';

const es = {
  title: 'Vista previa',
  views: 'Vistas',
  venue: 'Local',
  venues: 'Locales',
  languages: 'Idiomas',
  hours: 'Horas de Madrid',
  widths: 'Anchos en píxeles',
  zoom: 'Tamaño',
  fit: 'Que quepan',
  now: 'Ahora',
  otherHour: 'Otra hora',
  otherWidth: 'Otro ancho',
  add: 'Añadir',
  window: { day: 'día', evening: 'tarde', night: 'noche' } satisfies Record<NamedWindow, string>,
  pages: 'Páginas',
  shown: (count: number, all: number) =>
    count < all
      ? `Se muestran ${count} páginas de ${all}: elige menos idiomas, horas o anchos para ver las demás.`
      : `${count} ${count === 1 ? 'página' : 'páginas'}. Lo que guardes se ve enseguida.`,
  nothingChosen: 'Elige al menos una hora y un ancho.',
  noPage: 'Este local todavía no tiene página: corrige antes sus errores.',
  openAlone: 'Abrir sola',
  missing: (name: string, count: number) => `Qué falta en ${name}: ${count}`,
  countMissing: (count: number) => (count === 1 ? 'falta 1' : `faltan ${count}`),
  complete: (name: string) => `No falta nada en ${name}.`,
  kinds: {
    error: 'Errores',
    translation: 'Textos sin traducir',
    picture: 'Imágenes que no están',
    warning: 'Avisos',
    allergens: 'Platos y bebidas sin alérgenos declarados',
  } satisfies Record<PreviewPlace['kind'], string>,
  /** The advice for dishes without allergens. */
  noAllergens: 'Escribe [] en los que no tienen ninguno.',
  openFile: 'Abrir en el editor',
  more: (count: number) => `y ${count} más`,
  loading: 'Un momento…',
  noAnswer: 'El servidor no contesta. ¿Sigue en marcha «npm run dev»?',
  askAgain: 'Volver a preguntar',
  noVenues: 'Todavía no hay ningún local.',
  unknownVenue: (id: string) => `No hay ningún local «${id}». Los que hay:`,
  design: designEs,
};

/** The texts of the preview, for editors of menus. */
export type PreviewTexts = typeof es;

const en: PreviewTexts = {
  title: 'Preview',
  views: 'Views',
  venue: 'Venue',
  venues: 'Venues',
  languages: 'Languages',
  hours: 'Hours of Madrid',
  widths: 'Widths in pixels',
  zoom: 'Size',
  fit: 'Fit',
  now: 'Now',
  otherHour: 'Another hour',
  otherWidth: 'Another width',
  add: 'Add',
  window: { day: 'day', evening: 'evening', night: 'night' },
  pages: 'Pages',
  shown: (count, all) =>
    count < all
      ? `${count} pages of ${all} are shown: choose fewer languages, hours or widths to see the others.`
      : `${count} ${count === 1 ? 'page' : 'pages'}. What you save shows at once.`,
  nothingChosen: 'Choose at least one hour and one width.',
  noPage: 'This venue has no page yet: correct its errors first.',
  openAlone: 'Open alone',
  missing: (name, count) => `What is missing in ${name}: ${count}`,
  countMissing: (count) => `${count} missing`,
  complete: (name) => `Nothing is missing in ${name}.`,
  kinds: {
    error: 'Errors',
    translation: 'Texts without a translation',
    picture: 'Pictures that are not there',
    warning: 'Warnings',
    allergens: 'Dishes and drinks that declare no allergens',
  },
  noAllergens: 'Write [] for those that have none.',
  openFile: 'Open in the editor',
  more: (count) => `and ${count} more`,
  loading: 'One moment…',
  noAnswer: 'The server does not answer. Is “npm run dev” still running?',
  askAgain: 'Ask again',
  noVenues: 'There are no venues yet.',
  unknownVenue: (id) => `There is no venue “${id}”. The venues are:`,
  design: designEn,
};

/** The texts in Spanish or English, whichever the browser's languages name first; in Spanish where they name neither. */
export function previewTexts(languages: readonly string[]): {
  readonly code: 'es' | 'en';
  readonly texts: PreviewTexts;
} {
  const first = languages.map((code) => code.slice(0, 2).toLowerCase()).find((code) => code === 'es' || code === 'en');
  return first === 'en' ? { code: 'en', texts: en } : { code: 'es', texts: es };
}

/** An hour as text: '21:00', or the word for now. */
export function hourName(hour: Hour, { now }: PreviewTexts): string {
  return hour === 'now' ? now : `${String(hour).padStart(2, '0')}:00`;
}

/** The name of the window at an hour: night, day, or evening for the hours of the day at which the evening's sections show. */
export function windowName(hour: number, texts: PreviewTexts): string {
  const open = openWindows(new Date(Date.UTC(2026, 0, 1, hour)));
  const most = (['night', 'evening', 'day'] as const).find((each) => open.includes(each)) ?? 'day';
  return texts.window[most];
}
