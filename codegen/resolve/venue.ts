/**
 * The resolved venue: partials pulled in, defaults applied, ids given. It is what `inspect --format json` prints (the
 * contract of the menu language) and what `emit` reads. Fields that do not apply are absent.
 */
import type { Language } from '../../src/i18n/language.ts';
import type { Allergen, StandardLabel } from '../../src/i18n/terms.ts';
import type { Choose } from '../../src/menu/model.ts';

/** A multilingual text; empty texts are absent. */
export type Text = Partial<Record<Language, string>>;

export type ResolvedPrice = {
  label?: StandardLabel | Text;
  amount: number | string;
  /** Written with a plus sign (options and extras). Not part of the contract: `inspect` leaves it out. */
  plus?: true;
};

export type ResolvedItemFields = {
  id: string;
  name: Text;
  prices?: ResolvedPrice[];
  allergens?: Allergen[];
  mayContain?: Allergen[];
  description?: Text;
  detail?: Text;
  /** Name of the picture in the venue's folder (or `imgFolder`), as written. */
  image?: string;
  /** The picture's file below the image folder, when there is one. Not part of the contract: `inspect` leaves it out. */
  imageFile?: string;
  imageSource?: string;
  imgFolder?: string;
  icon?: string;
  iconFile?: string;
  iconStyle?: string;
  detailedPopup?: true;
  smash?: true;
  styledPrice?: true;
  unit?: Text;
  decimals?: number;
  className?: string;
  allergenImages?: true;
  onlyNight?: true;
  onlyDay?: true;
  withChips?: true;
  descriptionIsSpanishName?: true;
  allowHtmlInDescription?: true;
  chupCopBot?: true;
  isFood?: true;
  hidden?: true;
};

export type ResolvedOption = { name: Text; prices?: ResolvedPrice[] };

export type ResolvedEntry =
  | ({ kind: 'item'; variant: 'simple' | 'full' } & ResolvedItemFields)
  | ({ kind: 'highlight'; link?: string; badge?: string; badgeFile?: string; label?: Text } & ResolvedItemFields)
  | { kind: 'heading'; text: Text }
  | { kind: 'note'; text: Text }
  | { kind: 'banner'; text: Text; link?: string; image?: string; imageFile?: string }
  | { kind: 'promo'; id: string; name: Text; prices?: ResolvedPrice[]; when?: Text; includes?: Text[]; note?: Text }
  | {
      kind: 'builder';
      id: string;
      name: Text;
      prices?: ResolvedPrice[];
      steps: { title: Text; choose?: Choose; options: ResolvedOption[] }[];
      extras?: ResolvedOption[];
    }
  | { kind: 'options'; title: Text; choices: { title: Text; options: ResolvedOption[] }[] }
  | {
      kind: 'setMenu';
      id: string;
      name: Text;
      prices?: ResolvedPrice[];
      per: 'person' | Text;
      courses: { title?: Text; dishes: Text[] }[];
      drink?: { options?: Text | Text[]; condition?: Text };
      includes?: Text[];
    }
  | {
      kind: 'conditions';
      conditions: {
        title: Text;
        text?: Text;
        bankTransfer?: { account?: string; holder?: string; instructions?: Text };
      }[];
    };

export type ResolvedSection = {
  id: string;
  title: Text;
  image?: string;
  imageFile?: string;
  hidden: boolean;
  onlyNight: boolean;
  entries: ResolvedEntry[];
};

export type ResolvedVenue = {
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
  contact?: { phone?: { text: string; href: string }; address?: string; instagram?: string; facebook?: string };
  loyalty?: { stamps: number; reward: Text; validity?: string; perDay?: number };
  info?: {
    founded?: number;
    address?: string;
    phones?: { label: Text; number: string; kind: 'tel' | 'whatsapp' }[];
  };
  theme?: { accent?: string; background?: string; text?: string; font?: string };
  sections: ResolvedSection[];
};
