import { COUNTRIES } from './countries.ts';

/** What `menus/_system/site.yaml` says of the whole site (menu language, second edition, 'The site'). */
export type Site = {
  /** The product as diners see it. */
  readonly name: string;
  /** The path that all routes and files live under (specification, point 2), without a slash at its end: empty for `/`. */
  readonly basePath: string;
  /** By whose clocks things are served where a venue says no other: a name of the IANA database. */
  readonly timeZone: string;
  /** Two capital letters of ISO 3166: the prefix of telephone numbers that have none, and the currency. */
  readonly country: string;
  /** The venue at the base path, by the name of its file. */
  readonly home: string;
  /** The venue that shows what a menu can be, with the prompt to have one made, at `/test`, too. */
  readonly demo: string;
  /** The origin that diners reach the site at, without a slash at its end. */
  readonly publicUrl?: string;
  /** An e-mail address for who wants a menu, or to know what becomes of their data. */
  readonly contact?: string;
};

/** What holds where `site.yaml` says nothing. */
export const SITE_DEFAULTS = {
  name: 'Carta',
  basePath: '/cartasqr',
  timeZone: 'Europe/Madrid',
  country: 'ES',
  home: 'index',
  demo: 'index',
} as const satisfies Site;

/** Where diners find a venue, below the host. */
export const venueAddress = ({ basePath, home }: Pick<Site, 'basePath' | 'home'>, id: string): string =>
  `${basePath}/${id === home ? '' : id}`;

/** The currency of a country that has an entry, by its code of ISO 4217. */
export const currencyOf = (country: string): string => COUNTRIES[country]?.currency ?? 'EUR';

/** What a menu must say by the law of some countries, as its words are called in the interface's texts. */
export type MenuLaw = 'leftovers' | 'tapWater';

/** What a menu must say by a country's law, beside that taxes are in its prices: of Spain, by Ley 1/2025 and Ley 7/2022. */
export const lawsOf = (country: string): readonly MenuLaw[] => (country === 'ES' ? ['leftovers', 'tapWater'] : []);

/** The prefix of a country's telephone numbers, without its plus sign. */
export const prefixOf = (country: string): string => COUNTRIES[country]?.prefix ?? '34';
