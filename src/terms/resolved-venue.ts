/**
 * The resolved venue: partials pulled in, defaults applied, ids given. It is what `inspect --format json` prints (the contract of the menu language)
 * and the source of pages, sheets and spreadsheets. Fields that do not apply are absent. The compiler's table of kinds defines the entries
 * (`codegen/kinds`).
 */
import type { Allergen } from './allergens.ts';
import type { Mark } from './marks.ts';
import type { ClosedDay, Span } from './served.ts';
import type { Language } from './language.ts';
import type { StandardLabel } from './price-labels.ts';

/** A multilingual text; empty texts are absent. */
export type Text = Record<Language, string>;

export type ResolvedPrice = {
  label?: StandardLabel | Text;
  amount: number | string;
  /** Written with a plus sign (options, extras and dishes of set menus). Not part of the contract: `inspect` leaves it out. */
  plus?: true;
};

/** How many options of a step a diner takes. */
export type Choose = number | `up to ${number}` | 'any';

export type ResolvedOption = { name: Text; prices?: ResolvedPrice[]; marks?: Mark[] };

/** A dish of a course; `inspect` prints a dish without further facts as its name alone. */
export type ResolvedDish = {
  name: Text;
  /** Its supplement to the price of the menu. */
  prices?: ResolvedPrice[];
  /** Both absent: nothing is declared. */
  allergens?: Allergen[];
  mayContain?: Allergen[];
  marks?: Mark[];
};

export type ResolvedSection<Entry> = {
  id: string;
  title: Text;
  image?: string;
  imageFile?: string;
  hidden: boolean;
  onlyNight: boolean;
  served?: Span[];
  entries: Entry[];
};

/** A number or an e-mail address, and the link to it. */
export type Reach = { readonly text: string; readonly href: string };

export type Contact<Phone extends Reach = Reach> = {
  /** The first of the phones. */
  readonly phone?: Reach;
  /** All phones, where there are several or one has a stated purpose. */
  readonly phones?: readonly Phone[];
  readonly email?: string;
  readonly whatsapp?: Reach;
  readonly web?: string;
  readonly booking?: string;
  readonly address?: string;
  readonly map?: string;
  readonly instagram?: string;
  readonly facebook?: string;
  readonly tiktok?: string;
};

export function phonesOf<Phone extends Reach>({ phone, phones }: Contact<Phone>): readonly (Phone | Reach)[] {
  return phones ?? (phone ? [phone] : []);
}

/** A web address as it is shown: without protocol, `www.` and final slash. */
export const shortAddress = (web: string): string => web.replace(/^https:\/\/(?:www\.)?/i, '').replace(/\/$/, '');

/** Colours are CSS hex colours; `font` is a family name or one of the words sans, serif, slab, rounded, condensed, mono. */
export type Theme = {
  readonly accent?: string;
  readonly background?: string;
  readonly text?: string;
  readonly font?: string;
};

export type ResolvedVenue<Entry> = {
  /** The file's name without its ending; `index` is the demo venue. */
  id: string;
  name: string;
  barID: string;
  status: 'open' | 'unavailable';
  urlPath: boolean;
  languages: Language[];
  requiredLanguages?: Language[];
  logo?: string;
  logoFile?: string;
  subtitle?: Text;
  contact?: Contact<Reach & { readonly label?: Text }>;
  loyalty?: { stamps: number; reward: Text; validity?: string; perDay?: number };
  info?: {
    founded?: number;
    address?: string;
    phones?: { label: Text; number: string; kind: 'tel' | 'whatsapp' }[];
  };
  theme?: Theme;
  hours?: Span[];
  closed?: ClosedDay[];
  /** Absent: the site's. */
  timeZone?: string;
  sections: ResolvedSection<Entry>[];
};
