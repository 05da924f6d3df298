/**
 * The contents of a generated menu module: the structure of one venue's menu, without its texts.
 *
 * Texts are looked up by key: `section/<section id>` is a section's title, `<entry id>` an entry's first text (its name or title), `<entry
 * id>/<path>` every other text of it. The comments below give the path of each field. The types are declared, not inferred, so that thousands of
 * modules check fast.
 */
import type { Declaration } from '../terms/declaration.ts';
import type { ClosedDay, Span } from '../terms/served.ts';
import type { Language } from '../terms/house.ts';
import type { Mark } from '../terms/marks.ts';
import type { StandardLabel } from '../terms/price-labels.ts';
import type { Choose, Contact, Theme } from '../terms/resolved-venue.ts';
import type { RichNode } from '../terms/rich-text.ts';

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

/** The declaration of a dish, or of a whole and its parts. */
type Declaring = Pick<Declaration, 'allergens' | 'mayContain'>;

/** The fields of entries with a name. Text: `<id>/quantity`. */
type Named = {
  /** When it is on the menu; absent: always. */
  readonly served?: readonly Span[];
  /** Its marks in the order of MARKS, including implied ones. */
  readonly marks?: readonly Mark[];
};

type NamedDish = Named & Declaring;

/**
 * The fields of items of both variants and of highlights. Texts: `<id>`, `<id>/description`, `<id>/detail`, `<id>/prices.<index>`, and
 * `<id>/spanish`, the Spanish name to show in addition, where it is not in the venue's first language.
 */
type ItemFields = NamedDish & {
  readonly id: string;
  readonly prices?: readonly Price[];
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

/** The fields of the full variant. Text: `<id>/unit`. */
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
export type Promo = NamedDish & {
  readonly kind: 'promo';
  readonly id: string;
  readonly prices?: readonly Price[];
  /** How many `includes` there are. */
  readonly includes?: number;
};

/** A choice inside a builder or options block; its text's key is its path. */
export type Choice = { readonly prices?: readonly Price[]; readonly marks?: readonly Mark[] };

/** A dish of a course, with its supplement to the price of the menu. */
export type Dish = Choice & Declaring;

/** Texts: `<id>/steps.<index>`, `<id>/steps.<index>.options.<index>`, `<id>/extras.<index>`. */
export type Builder = Named & {
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
export type SetMenu = NamedDish & {
  readonly kind: 'setMenu';
  readonly id: string;
  readonly prices?: readonly Price[];
  /** The list is incomplete: a part of the menu declares nothing. */
  readonly partlyDeclared?: true;
  /** Absent: per person. */
  readonly ownPer?: true;
  readonly courses: readonly { readonly dishes: readonly Dish[] }[];
  /** `options`: how many there are. */
  readonly drink?: { readonly options?: number; readonly condition?: true };
  /** How many `includes` there are. */
  readonly includes?: number;
};

/** Texts: `<id>/winery`, `<id>/region`, `<id>/grape`, `<id>/description`. */
export type Wine = NamedDish & {
  readonly kind: 'wine';
  readonly id: string;
  /** The year of the harvest; `NV`: of several. */
  readonly vintage?: number | 'NV';
  readonly prices?: readonly Price[];
  readonly image?: Picture;
};

/** Texts: `<id>/conditions.<index>` (title), `<id>/conditions.<index>.text`, `<id>/conditions.<index>.instructions`. */
export type Conditions = {
  readonly kind: 'conditions';
  readonly id: string;
  readonly conditions: readonly {
    readonly bankTransfer?: { readonly account?: string; readonly holder?: string };
  }[];
};

/** The kinds of entry that a page distinguishes, with their types. */
type Entries = {
  readonly simple: SimpleItem;
  readonly full: FullItem;
  readonly highlight: Highlight;
  readonly heading: Heading;
  readonly note: Note;
  readonly banner: Banner;
  readonly promo: Promo;
  readonly builder: Builder;
  readonly options: Options;
  readonly setMenu: SetMenu;
  readonly wine: Wine;
  readonly conditions: Conditions;
};

export type EntryKind = keyof Entries;

export type EntryOf<Kind extends EntryKind> = { [Of in Kind]: Entries[Of] & { readonly kind: Of } }[Kind];

export type Entry = EntryOf<EntryKind>;

/** The facts about a kind for the parts of a page that handle all kinds. */
type KindFacts<Kind extends EntryKind> = {
  /** It is something to eat or drink: filter, search and structured data include it. Every kind that can declare allergens is served. */
  readonly isServed: 'allergens' extends keyof Entries[Kind] ? true : boolean;
  /** It is a row whose prices are in the columns of its group. */
  readonly isRow: boolean;
  /** It accompanies other dishes, and is not ordered by itself. */
  readonly goesWith?: true;
  /** If the menu begins with it, it is shown before the first section. */
  readonly announces?: true;
  /** It is listed among the specials, with the text at this path. */
  readonly special?: string;
  /** The paths of the texts and values in the line under the name, in this order. */
  readonly line?: readonly string[];
};

export const KINDS = {
  simple: { isServed: true, isRow: true },
  full: { isServed: true, isRow: true },
  highlight: { isServed: true, isRow: true, announces: true, special: 'label' },
  heading: { isServed: false, isRow: false },
  note: { isServed: false, isRow: false },
  banner: { isServed: false, isRow: false, announces: true },
  promo: { isServed: true, isRow: false, special: 'when' },
  builder: { isServed: true, isRow: false },
  options: { isServed: true, isRow: false, goesWith: true },
  setMenu: { isServed: true, isRow: false },
  wine: { isServed: true, isRow: true, line: ['winery', 'region', 'vintage', 'grape'] },
  conditions: { isServed: false, isRow: false },
} as const satisfies { readonly [Kind in EntryKind]: KindFacts<Kind> };

/** The kinds with a fact. */
type KindsWith<Fact> = { [Kind in EntryKind]: (typeof KINDS)[Kind] extends Fact ? Kind : never }[EntryKind];

/** A row of a list, or of a band of its own. */
export type RowKind = KindsWith<{ isRow: true }>;

/** The kinds that are served and are no rows. */
export type BlockKind = Exclude<KindsWith<{ isServed: true }>, RowKind>;

/** The facts about the kind of an entry. */
export function factsOf({ kind }: { readonly kind: EntryKind }): KindFacts<EntryKind> {
  return KINDS[kind];
}

export function isRow(entry: Entry): entry is EntryOf<RowKind> {
  return factsOf(entry).isRow;
}

/** Text: `section/<id>`. Hidden sections and items are left out of the output. */
export type Section<Kind extends EntryKind = EntryKind> = {
  readonly id: string;
  readonly image?: Picture;
  readonly onlyNight?: true;
  readonly served?: readonly Span[];
  readonly entries: readonly EntryOf<Kind>[];
};

/** The card above the sections. Texts: `venue/info.phones.<index>`. */
export type Info = {
  readonly founded?: number;
  readonly address?: string;
  readonly phones?: readonly { readonly number: string; readonly href: string; readonly kind: 'tel' | 'whatsapp' }[];
};

/**
 * One venue's menu. `Code` are the languages it offers, `Kind` the kinds of entry it has: the route module must supply a
 * component for each kind and texts for each language, or it does not type-check.
 * Texts: `venue/subtitle`.
 */
export type Menu<Code extends string = Language, Kind extends EntryKind = EntryKind> = {
  readonly id: string;
  readonly name: string;
  readonly barID: string;
  /** The languages that the selector offers; the first is the page's default. */
  readonly languages: readonly Code[];
  readonly logo?: Picture;
  readonly contact?: Contact;
  readonly info?: Info;
  readonly theme?: Theme;
  /** The venue has a stamp card; the server knows its reward. */
  readonly loyalty?: true;
  /** The opening hours, and the days on which the venue is closed. */
  readonly hours?: readonly Span[];
  readonly closed?: readonly ClosedDay[];
  /** The venue's time zone, where it differs from the site's. */
  readonly timeZone?: string;
  readonly sections: readonly Section<Kind>[];
};

/** One text: words, or elements with words in them. */
export type Words = string | readonly RichNode[];

/**
 * Texts of one language by key. A missing text falls back to the first language's. A text that the first language also lacks is stored there in
 * another language, which is named under its key with `@lang`.
 */
export type MenuTexts = Readonly<Record<string, Words>>;

/** The texts of a venue: the first language's are included, the others are loaded when chosen. */
export type LanguageTexts<Code extends string> = {
  readonly [code in Code]: MenuTexts | (() => Promise<{ readonly texts: MenuTexts }>);
};
