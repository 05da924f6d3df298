/**
 * What a generated menu module holds: the structure of one venue's menu, without its texts.
 *
 * Texts are looked up by key: `section/<section id>` is a section's title, `<entry id>` an entry's first text (its name or
 * title), `<entry id>/<path>` every other text of it. The path of each field stands beside the field below.
 * The types are declared, not inferred, so that thousands of modules check fast.
 */
import type { Language } from '../i18n/language.ts';
import type { Allergen, StandardLabel } from '../i18n/terms.ts';

/** One price. A number is euros, VAT included; a text ('S.M') is shown as it is. */
export type Price = {
  readonly amount: number | string;
  readonly label?: StandardLabel;
  /** The label is the editor's own, at `<owner>/prices.<index>`. */
  readonly ownLabel?: true;
  /** Added to another price; shown with a plus sign. */
  readonly plus?: true;
};

/**
 * A picture or video: a path below the image folder with its ending ('gottan-granada/la-gordi.jpg'), or an https URL.
 * An ending of `.mp4` is a looping, muted video.
 */
export type Picture = string;

/** What items of both variants and highlights have. Texts: `<id>`, `<id>/description`, `<id>/detail`, `<id>/prices.<index>`. */
type ItemFields = {
  readonly id: string;
  readonly prices?: readonly Price[];
  /** Absent: nothing is declared. Empty: declared to have none. */
  readonly allergens?: readonly Allergen[];
  /** Possible traces. */
  readonly mayContain?: readonly Allergen[];
  /** Decimals of a numeric price, 0 to 2; 2 unless given (toFixedValue). */
  readonly decimals?: number;
  readonly onlyNight?: true;
  readonly onlyDay?: true;
  readonly withChips?: true;
  readonly isFood?: true;
  readonly chupCopBot?: true;
  readonly descriptionIsSpanishName?: true;
  /** Opens in the detail popup. */
  readonly detailedPopup?: true;
};

/** What only the full variant has. Text: `<id>/unit`. */
type FullFields = ItemFields & {
  readonly image?: Picture;
  readonly icon?: Picture;
  /** Lower-case words; shown as the class `icon-<style>`. */
  readonly iconStyle?: string;
  readonly smash?: true;
  readonly styledPrice?: true;
  readonly className?: string;
  /** Allergens are shown as pictures in the row, too. */
  readonly allergenImages?: true;
};

export type SimpleItem = ItemFields & { readonly kind: 'simple' };

export type FullItem = FullFields & { readonly kind: 'full' };

/** Text: `<id>/label`. */
export type Highlight = FullFields & {
  readonly kind: 'highlight';
  readonly link?: string;
  readonly badge?: Picture;
};

export type Heading = { readonly kind: 'heading'; readonly id: string };

export type Note = { readonly kind: 'note'; readonly id: string };

export type Banner = {
  readonly kind: 'banner';
  readonly id: string;
  readonly link?: string;
  readonly image?: Picture;
};

/** Texts: `<id>/when`, `<id>/note`, `<id>/includes.<index>`. */
export type Promo = {
  readonly kind: 'promo';
  readonly id: string;
  readonly prices?: readonly Price[];
  /** How many `includes` there are. */
  readonly includes?: number;
};

/** A choice inside a builder or options block; its text's key is its path. */
export type Choice = { readonly prices?: readonly Price[] };

/** How many options of a step a diner takes. */
export type Choose = number | `up to ${number}` | 'any';

/** Texts: `<id>/steps.<index>`, `<id>/steps.<index>.options.<index>`, `<id>/extras.<index>`. */
export type Builder = {
  readonly kind: 'builder';
  readonly id: string;
  readonly prices?: readonly Price[];
  readonly steps: readonly { readonly choose?: Choose; readonly options: readonly Choice[] }[];
  readonly extras?: readonly Choice[];
};

/** Texts: `<id>/choices.<index>`, `<id>/choices.<index>.options.<index>`. */
export type Options = {
  readonly kind: 'options';
  readonly id: string;
  readonly choices: readonly { readonly options: readonly Choice[] }[];
};

/**
 * Texts: `<id>/per`, `<id>/courses.<index>`, `<id>/courses.<index>.dishes.<index>`, `<id>/drink.options.<index>`,
 * `<id>/drink.condition`, `<id>/includes.<index>`.
 */
export type SetMenu = {
  readonly kind: 'setMenu';
  readonly id: string;
  readonly prices?: readonly Price[];
  /** Absent: per person. */
  readonly ownPer?: true;
  /** `dishes`: how many there are. */
  readonly courses: readonly { readonly dishes: number }[];
  /** `options`: how many there are. */
  readonly drink?: { readonly options?: number; readonly condition?: true };
  /** How many `includes` there are. */
  readonly includes?: number;
};

/** Texts: `<id>/conditions.<index>` (title), `<id>/conditions.<index>.text`, `<id>/conditions.<index>.instructions`. */
export type Conditions = {
  readonly kind: 'conditions';
  readonly id: string;
  readonly conditions: readonly {
    readonly bankTransfer?: { readonly account?: string; readonly holder?: string };
  }[];
};

export type Entry =
  | SimpleItem
  | FullItem
  | Highlight
  | Heading
  | Note
  | Banner
  | Promo
  | Builder
  | Options
  | SetMenu
  | Conditions;

export type EntryKind = Entry['kind'];

export type EntryOf<Kind extends EntryKind> = Extract<Entry, { kind: Kind }>;

/** Text: `section/<id>`. Hidden sections and items are left out of the output. */
export type Section<Kind extends EntryKind = EntryKind> = {
  readonly id: string;
  readonly image?: Picture;
  readonly onlyNight?: true;
  readonly entries: readonly EntryOf<Kind>[];
};

export type Contact = {
  readonly phone?: { readonly text: string; readonly href: string };
  readonly address?: string;
  readonly instagram?: string;
  readonly facebook?: string;
};

/** The card above the sections. Texts: `venue/info.phones.<index>`. */
export type Info = {
  readonly founded?: number;
  readonly address?: string;
  readonly phones?: readonly { readonly number: string; readonly href: string; readonly kind: 'tel' | 'whatsapp' }[];
};

/** Colours are CSS hex colours; `font` is a family name or one of the words sans, serif, slab, rounded, condensed, mono. */
export type Theme = {
  readonly accent?: string;
  readonly background?: string;
  readonly text?: string;
  readonly font?: string;
};

/**
 * One venue's menu. `Code` are the languages it offers, `Kind` the kinds of entry it has: the route module must supply a
 * component for each kind and texts for each language, or it does not type-check.
 * Texts: `venue/subtitle`.
 */
export type Menu<Code extends Language = Language, Kind extends EntryKind = EntryKind> = {
  readonly id: string;
  readonly name: string;
  readonly barID: string;
  /** What the selector offers; the first is the page's default. */
  readonly languages: readonly Code[];
  readonly logo?: Picture;
  readonly contact?: Contact;
  readonly info?: Info;
  readonly theme?: Theme;
  /** The venue has a stamp card; what it gives is the server's to say. */
  readonly loyalty?: true;
  readonly sections: readonly Section<Kind>[];
};

/** An element of a description that may hold HTML: tag, children, and for `a` its https address. */
export type RichNode = string | readonly [tag: RichTag, children: readonly RichNode[], href?: string];

export type RichTag =
  | 'a'
  | 'b'
  | 'br'
  | 'em'
  | 'i'
  | 'li'
  | 'ol'
  | 'p'
  | 'small'
  | 'span'
  | 'strong'
  | 'sub'
  | 'sup'
  | 'u'
  | 'ul';

/**
 * Texts of one language by key. A text that is missing falls back to the first language's; where that lacks it, too, the first has it
 * in another, which stands under its key with `@lang`.
 */
export type MenuTexts = Readonly<Record<string, string | readonly RichNode[]>>;

/** The texts of a venue: its first language's at hand, the others loaded when chosen. */
export type LanguageTexts<Code extends Language> = {
  readonly [code in Code]: MenuTexts | (() => Promise<{ readonly texts: MenuTexts }>);
};
