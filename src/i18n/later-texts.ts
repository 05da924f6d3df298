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
  readonly list: ListTexts;
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

/** The diner's list (src/menu/finder/list). */
export type ListTexts = {
  readonly title: string;
  /** On a price's button in a dish's card, once it is on the list. */
  readonly noted: string;
  /** {name}: a dish and its portion. */
  readonly added: string;
  readonly removed: string;
  readonly cleared: string;
  /** After somebody else's list was added. */
  readonly taken: string;
  readonly undo: string;
  readonly empty: string;
  readonly emptyHint: string;
  readonly notOrder: string;
  readonly kept: string;
  readonly total: string;
  /** {name}: dishes without a number for a price. */
  readonly leftOut: string;
  readonly more: string;
  readonly less: string;
  readonly clear: string;
  readonly show: string;
  readonly share: string;
  readonly shareHint: string;
  /** What the QR code is, for those who do not see it. */
  readonly code: string;
  readonly link: string;
  readonly noCode: string;
  readonly send: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly received: string;
  readonly askOne: string;
  readonly askMany: string;
  readonly add: string;
  readonly refuse: string;
  readonly badLink: string;
  /** Of a list, where a new edition of the menu lacks it. */
  readonly goneOne: string;
  readonly goneMany: string;
  /** The waiter's, in the language of the house. */
  readonly slip: string;
  readonly slipNote: string;
};

/** The texts that offer a page in a language, in that language; all languages in one module. */
export type OfferTexts = { readonly offer: { readonly text: string; readonly button: string } };

/** Loads these texts in a language (generated/later.ts). */
export type LoadLater = (language: Language) => Promise<LaterTexts>;
