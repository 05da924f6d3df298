import { type NamedWindow, openWindows } from '../time/windows.ts';
import type { Scheme } from './design/design-state.ts';
import type { Group, Part } from './design/parts.ts';
import type { Hour } from './frame-wish.ts';
import type { PreviewPlace } from './preview-data.ts';

/** A text in both languages. */
type Both = readonly [es: string, en: string];

type Said = Pick<PreviewPlace, 'message' | 'hint'>;

/** The texts of the preview, for editors of menus: in both languages, or functions that give them. */
const TEXTS = {
  title: ['Vista previa', 'Preview'],
  views: ['Vistas', 'Views'],
  venue: ['Local', 'Venue'],
  venues: ['Locales', 'Venues'],
  languages: ['Idiomas', 'Languages'],
  hours: ['Horas del local', 'Hours of the venue'],
  widths: ['Anchos en píxeles', 'Widths in pixels'],
  zoom: ['Tamaño', 'Size'],
  fit: ['Que quepan', 'Fit'],
  now: ['Ahora', 'Now'],
  otherHour: ['Otra hora', 'Another hour'],
  otherWidth: ['Otro ancho', 'Another width'],
  add: ['Añadir', 'Add'],
  window: {
    day: ['día', 'day'],
    evening: ['tarde', 'evening'],
    night: ['noche', 'night'],
  } satisfies Record<NamedWindow, Both>,
  pages: ['Páginas', 'Pages'],
  shown: [
    (count: number, all: number): string =>
      count < all
        ? `Se muestran ${count} páginas de ${all}: elige menos idiomas, horas o anchos para ver las demás.`
        : `${count} ${count === 1 ? 'página' : 'páginas'}. Lo que guardes se ve enseguida.`,
    (count: number, all: number): string =>
      count < all
        ? `${count} pages of ${all} are shown: choose fewer languages, hours or widths to see the others.`
        : `${count} ${count === 1 ? 'page' : 'pages'}. What you save shows at once.`,
  ],
  nothingChosen: ['Elige al menos una hora y un ancho.', 'Choose at least one hour and one width.'],
  noPage: [
    'Este local todavía no tiene página: corrige antes sus errores.',
    'This venue has no page yet: correct its errors first.',
  ],
  openAlone: ['Abrir sola', 'Open alone'],
  missing: [
    (name: string, count: number): string => `Qué falta en ${name}: ${count}`,
    (name: string, count: number): string => `What is missing in ${name}: ${count}`,
  ],
  countMissing: [
    (count: number): string => (count === 1 ? 'falta 1' : `faltan ${count}`),
    (count: number): string => `${count} missing`,
  ],
  complete: [
    (name: string): string => `No falta nada en ${name}.`,
    (name: string): string => `Nothing is missing in ${name}.`,
  ],
  kinds: {
    error: ['Errores', 'Errors'],
    translation: ['Textos sin traducir', 'Texts without a translation'],
    picture: ['Imágenes que no están', 'Pictures that are not there'],
    warning: ['Avisos', 'Warnings'],
    allergens: ['Platos y bebidas sin alérgenos declarados', 'Dishes and drinks that declare no allergens'],
  } satisfies Record<PreviewPlace['kind'], Both>,
  /** The advice for dishes without allergens. */
  noAllergens: ['Escribe [] en los que no tienen ninguno.', 'Write [] for those that have none.'],
  /** The compiler's message and hint. */
  said: [({ es }: PreviewPlace): Said => es, (place: PreviewPlace): Said => place],
  openFile: ['Abrir en el editor', 'Open in the editor'],
  more: [(count: number): string => `y ${count} más`, (count: number): string => `and ${count} more`],
  loading: ['Un momento…', 'One moment…'],
  noAnswer: [
    'El servidor no contesta. ¿Sigue en marcha «npm run dev»?',
    'The server does not answer. Is “npm run dev” still running?',
  ],
  askAgain: ['Volver a preguntar', 'Ask again'],
  noVenues: ['Todavía no hay ningún local.', 'There are no venues yet.'],
  unknownVenue: [
    (id: string): string => `No hay ningún local «${id}». Los que hay:`,
    (id: string): string => `There is no venue “${id}”. The venues are:`,
  ],
  design: {
    title: ['Sistema de diseño', 'Design system'],
    intro: [
      'Los colores, las letras y las piezas de la página, tal y como son, con una carta inventada.',
      'The colours, type and components of the page as they are, with a menu that is made up.',
    ],
    theme: ['Tema', 'Theme'],
    house: ['El de la casa', 'The house’s own'],
    font: ['Letra', 'Font'],
    ownFont: ['La del tema', 'The theme’s'],
    scheme: ['Colores', 'Colours'],
    schemes: {
      both: ['De día y de noche', 'Light and dark'],
      light: ['De día', 'Light'],
      dark: ['De noche', 'Dark'],
    } satisfies Record<Scheme, Both>,
    text: ['Texto', 'Text'],
    width: ['Ancho', 'Width'],
    language: ['Idioma', 'Language'],
    part: ['Parte', 'Part'],
    allParts: ['Todas', 'All'],
    alone: [(name: string): string => `Ver solo: ${name}`, (name: string): string => `Show alone: ${name}`],
    groups: {
      foundations: ['Fundamentos', 'Foundations'],
      menu: ['La carta', 'The menu'],
      overMenu: ['Sobre la carta', 'Over the menu'],
      finder: ['Buscador y alérgenos', 'Search and allergens'],
      loyalty: ['Tarjeta de sellos', 'Stamp card'],
      news: ['Avisos', 'News'],
      otherPages: ['Otras páginas', 'Other pages'],
      staff: ['Personal', 'Staff'],
    } satisfies Record<Group, Both>,
    parts: {
      colours: ['Colores', 'Colours'],
      type: ['Letras', 'Type'],
      measures: ['Medidas y líneas', 'Measures and lines'],
      signs: ['Iconos, banderas y signos', 'Icons, flags and signs'],
      menu: ['Cada tipo de entrada', 'Every kind of entry'],
      sections: ['Lista de secciones', 'List of sections'],
      dish: ['Ficha de un plato', 'A dish'],
      picture: ['Imagen', 'Picture'],
      claim: ['Tarjeta sin sesión', 'Card, signed out'],
      search: ['Resultados', 'Results'],
      nothingFound: ['Nada encontrado', 'Nothing found'],
      allergens: ['Mis alérgenos', 'My allergens'],
      legend: ['Leyenda', 'Legend'],
      reminder: ['Carta con filtro', 'A filtered menu'],
      waiter: ['Tarjeta para el camarero', 'Card for the waiter'],
      list: ['Mi lista', 'My list'],
      emptyList: ['Lista vacía', 'Empty list'],
      slip: ['Lista para el camarero', 'The list for the waiter'],
      cards: ['Vacía, a medias, llena, caducada, sin red', 'Empty, half, full, expired, offline'],
      panel: ['Panel: esperando, sin sesión, fallida, terminada', 'Panel: loading, without a session, failed, ended'],
      codes: ['Código y respuestas', 'Code and answers'],
      profile: ['Perfil', 'Profile'],
      consent: ['Consentimiento', 'Consent'],
      offer: ['Oferta de idioma', 'A language is offered'],
      offline: ['Copia sin conexión y carta nueva', 'Offline copy and new menu'],
      failure: ['Algo que no ha llegado', 'Something did not come'],
      signIn: ['Entrar', 'Sign in'],
      unavailable: ['Carta no disponible', 'Menu not available'],
      notFound: ['Página no encontrada', 'Page not found'],
      staffScan: ['Escáner', 'Scanner'],
      staffCode: ['Código escrito', 'Typed code'],
      staffTonight: ['Hoy', 'Today'],
      staffSpecial: ['Plato de hoy', 'Special'],
      staffRecent: ['Recientes', 'Recent'],
      staffTeam: ['Equipo', 'Team'],
      staffFigures: ['Cifras', 'Figures'],
      staffAnswers: ['Respuestas del escáner', 'Answers of the scanner'],
    } satisfies Record<Part, Both>,
  },
} as const;

type Plain<Text> = Text extends string ? string : Text;

/** Such a table in one language. A pair of different kinds is of no use. */
type InOne<Table> = {
  readonly [Key in keyof Table]: Table[Key] extends readonly [infer Spanish, infer English]
    ? English extends Plain<Spanish>
      ? Plain<Spanish>
      : unknown
    : InOne<Table[Key]>;
};

export type PreviewTexts = InOne<typeof TEXTS>;

const inOne = (table: object, index: 0 | 1): unknown =>
  Object.fromEntries(
    Object.entries(table).map(([key, value]) => [key, Array.isArray(value) ? value[index] : inOne(value, index)]),
  );

/** The texts in Spanish or English, whichever the browser's languages name first; in Spanish where they name neither. */
export function previewTexts(languages: readonly string[]): {
  readonly code: 'es' | 'en';
  readonly texts: PreviewTexts;
} {
  const code = languages.map((each) => each.slice(0, 2).toLowerCase()).find((each) => each === 'es' || each === 'en');
  return { code: code ?? 'es', texts: inOne(TEXTS, code === 'en' ? 1 : 0) as PreviewTexts };
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
