import { COUNTRIES } from './countries.ts';

/** The values of `menus/_system/site.yaml` for the whole site (menu language, second edition, 'The site'). */
export type Site = {
  /** The product's name for diners. */
  readonly name: string;
  /** The path that all routes and files live under (specification, point 2), without a slash at its end: empty for `/`. */
  readonly basePath: string;
  /** The default time zone of venues: a name of the IANA database. */
  readonly timeZone: string;
  /** Two capital letters of ISO 3166: the prefix of telephone numbers that have none, and the currency. */
  readonly country: string;
  /** The venue at the base path, by the name of its file. */
  readonly home: string;
  /** The demo venue, with the prompt to have a menu made; also at `/test`. */
  readonly demo: string;
  /** The site's public origin, without a slash at its end. */
  readonly publicUrl?: string;
  /** An e-mail address for people who want a menu made, or ask about their data. */
  readonly contact?: string;
};

/** The defaults for `site.yaml`. */
export const SITE_DEFAULTS = {
  name: 'Carta',
  basePath: '/cartasqr',
  timeZone: 'Europe/Madrid',
  country: 'ES',
  home: 'index',
  demo: 'index',
} as const satisfies Site;

/** The path of a venue, below the host. */
export const venueAddress = ({ basePath, home }: Pick<Site, 'basePath' | 'home'>, id: string): string =>
  `${basePath}/${id === home ? '' : id}`;

/** The currency of a country that has an entry, by its code of ISO 4217. */
export const currencyOf = (country: string): string => COUNTRIES[country]?.currency ?? 'EUR';

/** The legally required statements of a menu in some countries, by their names in the interface's texts. */
export type MenuLaw = 'leftovers' | 'tapWater';

/** The statements that a country's law requires, in addition to taxes being included: for Spain, by Ley 1/2025 and Ley 7/2022. */
export const lawsOf = (country: string): readonly MenuLaw[] => (country === 'ES' ? ['leftovers', 'tapWater'] : []);

/** The prefix of a country's telephone numbers, without its plus sign. */
export const prefixOf = (country: string): string => COUNTRIES[country]?.prefix ?? '34';

/** Countries in which no zero is dialled before a number: one at its beginning is part of it, behind the prefix, too. */
const KEEP_ZERO: ReadonlySet<string> = new Set(['ES', 'IT', 'SM']);

/** A country's telephone number in digits as it stands behind the prefix: without the zero that is only dialled inside the country. */
export function nationalNumber(digits: string, country: string): string {
  if (KEEP_ZERO.has(country)) return digits;
  return digits.replace(country === 'HU' ? /^06/ : country === 'MX' ? /^01?/ : /^0/, '');
}
