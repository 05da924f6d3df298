import type { Language } from './language.ts';

/**
 * Texts of the interface that most diners never see, in one language; generated like `InterfaceTexts`, but loaded only when a part of
 * the page asks for them (`useLaterTexts`).
 */
export type LaterTexts = {
  readonly demoInformation: {
    readonly title: string;
    readonly text: string;
    /** One in each line. */
    readonly steps: string;
    readonly contact: string;
  };
  readonly finder: FinderTexts;
  readonly offline: {
    /** The page is a copy because there is no network; {age}: '2 days ago', or `onDate`. */
    readonly noConnection: string;
    /** The same because the network was too slow. */
    readonly slowConnection: string;
    /** A copy's day for {age}; {date}: 'Sunday 8 March'. */
    readonly onDate: string;
    readonly tryAgain: string;
    readonly newMenu: string;
    readonly showNewMenu: string;
    readonly notNow: string;
    /** The page that stands for one of which there is no copy. */
    readonly title: string;
    readonly text: string;
    /** The same for the pages that nothing can be done on without network. */
    readonly profileText: string;
    readonly staffText: string;
  };
};

/** Search, allergen filter, legend and the card for the staff (src/menu/finder). `{name}` is a list of allergens or a dish. */
export type FinderTexts = {
  readonly searchTitle: string;
  readonly searchLabel: string;
  readonly searchHint: string;
  /** {name}: what was typed. */
  readonly nothingFound: string;
  readonly nothingHint: string;
  readonly foundOne: string;
  readonly foundMany: string;
  /** Results that match but for a typing error. */
  readonly similar: string;
  readonly hiddenByFilter: string;
  readonly intro: string;
  readonly kept: string;
  readonly strict: string;
  readonly strictNote: string;
  readonly clear: string;
  readonly done: string;
  readonly askStaff: string;
  readonly mine: string;
  readonly hiddenNone: string;
  readonly hiddenOne: string;
  readonly hiddenMany: string;
  readonly sectionHidden: string;
  readonly change: string;
  readonly dismiss: string;
  readonly off: string;
  /** What a row says of my allergens; docs/decisions/0011-what-the-allergen-filter-says.md is the law of these four. */
  readonly contains: string;
  readonly mayContain: string;
  readonly notDeclared: string;
  readonly notAmong: string;
  readonly ask: string;
  readonly askAbout: string;
  /** Followed by how many dishes of the menu. */
  readonly countContains: string;
  readonly countMayContain: string;
  readonly countNotDeclared: string;
  readonly show: string;
  readonly cardTitle: string;
  readonly allergicTo: string;
  readonly question: string;
  /** Instead, where the allergens are too many to be named twice. */
  readonly questionThese: string;
  /** Where no allergen is chosen. */
  readonly questionAny: string;
  /** Where no dish is meant. */
  readonly questionDishes: string;
  readonly onTheMenu: string;
  readonly undeclared: string;
  readonly unlisted: string;
  readonly meansContains: string;
  readonly meansMayContain: string;
  readonly meansUndeclared: string;
  readonly meansUnlisted: string;
  readonly dishesOfMenu: string;
  readonly howToRead: string;
};

/** The texts that offer a page in a language, in that language; all languages in one module. */
export type OfferTexts = { readonly offer: { readonly text: string; readonly button: string } };

/** Loads these texts in a language (generated/later.ts). */
export type LoadLater = (language: Language) => Promise<LaterTexts>;
