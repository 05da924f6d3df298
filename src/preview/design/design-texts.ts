import type { Scheme } from './design-state.ts';
import type { Group, Part } from './parts.ts';

/** The words of the page of the design system. */
export type DesignTexts = {
  readonly title: string;
  readonly intro: string;
  readonly theme: string;
  readonly house: string;
  readonly font: string;
  readonly ownFont: string;
  readonly scheme: string;
  readonly schemes: Readonly<Record<Scheme, string>>;
  readonly text: string;
  readonly width: string;
  readonly language: string;
  readonly part: string;
  readonly allParts: string;
  readonly alone: (name: string) => string;
  readonly groups: Readonly<Record<Group, string>>;
  readonly parts: Readonly<Record<Part, string>>;
};

export const designEs: DesignTexts = {
  title: 'Sistema de diseño',
  intro: 'Los colores, las letras y las piezas de la página, tal y como son, con una carta inventada.',
  theme: 'Tema',
  house: 'El de la casa',
  font: 'Letra',
  ownFont: 'La del tema',
  scheme: 'Colores',
  schemes: { both: 'De día y de noche', light: 'De día', dark: 'De noche' },
  text: 'Texto',
  width: 'Ancho',
  language: 'Idioma',
  part: 'Parte',
  allParts: 'Todas',
  alone: (name) => `Ver solo: ${name}`,
  groups: {
    foundations: 'Fundamentos',
    menu: 'La carta',
    overMenu: 'Sobre la carta',
    finder: 'Buscador y alérgenos',
    loyalty: 'Tarjeta de sellos',
    news: 'Avisos',
    otherPages: 'Otras páginas',
    staff: 'Personal',
  },
  parts: {
    colours: 'Colores',
    type: 'Letras',
    measures: 'Medidas y líneas',
    signs: 'Iconos, banderas y signos',
    menu: 'Cada tipo de entrada',
    sections: 'Lista de secciones',
    dish: 'Ficha de un plato',
    picture: 'Imagen',
    claim: 'Tarjeta sin sesión',
    search: 'Resultados',
    nothingFound: 'Nada encontrado',
    allergens: 'Mis alérgenos',
    legend: 'Leyenda',
    reminder: 'Carta con filtro',
    waiter: 'Tarjeta para el camarero',
    list: 'Mi lista',
    emptyList: 'Lista vacía',
    slip: 'Lista para el camarero',
    cards: 'Vacía, a medias, llena, caducada, sin red',
    panel: 'Panel: esperando, fallida, terminada',
    codes: 'Código y respuestas',
    profile: 'Perfil',
    consent: 'Consentimiento',
    offer: 'Oferta de idioma',
    offline: 'Copia sin conexión y carta nueva',
    failure: 'Algo que no ha llegado',
    signIn: 'Entrar',
    unavailable: 'Carta no disponible',
    notFound: 'Página no encontrada',
    staffScan: 'Escáner',
    staffCode: 'Código escrito',
    staffTonight: 'Hoy',
    staffSpecial: 'Plato de hoy',
    staffRecent: 'Recientes',
    staffTeam: 'Equipo',
    staffFigures: 'Cifras',
    staffAnswers: 'Respuestas del escáner',
  },
};

export const designEn: DesignTexts = {
  title: 'Design system',
  intro: 'The colours, type and components of the page as they are, with a menu that is made up.',
  theme: 'Theme',
  house: 'The house’s own',
  font: 'Font',
  ownFont: 'The theme’s',
  scheme: 'Colours',
  schemes: { both: 'Light and dark', light: 'Light', dark: 'Dark' },
  text: 'Text',
  width: 'Width',
  language: 'Language',
  part: 'Part',
  allParts: 'All',
  alone: (name) => `Show alone: ${name}`,
  groups: {
    foundations: 'Foundations',
    menu: 'The menu',
    overMenu: 'Over the menu',
    finder: 'Search and allergens',
    loyalty: 'Stamp card',
    news: 'News',
    otherPages: 'Other pages',
    staff: 'Staff',
  },
  parts: {
    colours: 'Colours',
    type: 'Type',
    measures: 'Measures and lines',
    signs: 'Icons, flags and signs',
    menu: 'Every kind of entry',
    sections: 'List of sections',
    dish: 'A dish',
    picture: 'Picture',
    claim: 'Card, signed out',
    search: 'Results',
    nothingFound: 'Nothing found',
    allergens: 'My allergens',
    legend: 'Legend',
    reminder: 'A filtered menu',
    waiter: 'Card for the waiter',
    list: 'My list',
    emptyList: 'Empty list',
    slip: 'The list for the waiter',
    cards: 'Empty, half, full, expired, offline',
    panel: 'Panel: loading, failed, ended',
    codes: 'Code and answers',
    profile: 'Profile',
    consent: 'Consent',
    offer: 'A language is offered',
    offline: 'Offline copy and new menu',
    failure: 'Something did not come',
    signIn: 'Sign in',
    unavailable: 'Menu not available',
    notFound: 'Page not found',
    staffScan: 'Scanner',
    staffCode: 'Typed code',
    staffTonight: 'Today',
    staffSpecial: 'Special',
    staffRecent: 'Recent',
    staffTeam: 'Team',
    staffFigures: 'Figures',
    staffAnswers: 'Answers of the scanner',
  },
};
