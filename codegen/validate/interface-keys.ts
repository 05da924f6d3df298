import type { AccountTexts } from '../../src/i18n/account-texts.ts';
import type { ConsentTexts } from '../../src/i18n/consent-texts.ts';
import type { InterfaceTexts } from '../../src/i18n/interface-texts.ts';
import type { LaterTexts, OfferTexts } from '../../src/i18n/later-texts.ts';
import type { LoyaltyTexts } from '../../src/i18n/loyalty-texts.ts';
import type { StaffTexts } from '../../src/i18n/staff-texts.ts';
import { STANDARD_LABELS } from './price-label.ts';

type Keys<Tree> = { readonly [Key in keyof Tree]: Tree[Key] extends string ? true : Keys<Tree[Key]> };

/** Groups that the app loads only when a part of the page asks for them. */
export const LATER_KEYS = {
  demoInformation: { title: true, text: true, steps: true, contact: true },
  finder: {
    searchTitle: true,
    searchLabel: true,
    searchHint: true,
    nothingFound: true,
    nothingHint: true,
    foundOne: true,
    foundMany: true,
    similar: true,
    hiddenByFilter: true,
    intro: true,
    kept: true,
    strict: true,
    strictNote: true,
    clear: true,
    done: true,
    askStaff: true,
    mine: true,
    hiddenNone: true,
    hiddenOne: true,
    hiddenMany: true,
    sectionHidden: true,
    change: true,
    dismiss: true,
    off: true,
    contains: true,
    mayContain: true,
    notDeclared: true,
    notAmong: true,
    ask: true,
    askAbout: true,
    countContains: true,
    countMayContain: true,
    countNotDeclared: true,
    show: true,
    cardTitle: true,
    allergicTo: true,
    question: true,
    questionThese: true,
    questionAny: true,
    questionDishes: true,
    onTheMenu: true,
    undeclared: true,
    unlisted: true,
    meansContains: true,
    meansMayContain: true,
    meansUndeclared: true,
    meansUnlisted: true,
    dishesOfMenu: true,
    howToRead: true,
  },
  offline: {
    noConnection: true,
    slowConnection: true,
    onDate: true,
    tryAgain: true,
    newMenu: true,
    showNewMenu: true,
    notNow: true,
    title: true,
    text: true,
  },
} as const satisfies Keys<LaterTexts>;

/** Groups that are wanted in another language than the page's: they stand in all languages in one module. */
export const OFFER_KEYS = { offer: { text: true, button: true } } as const satisfies Keys<OfferTexts>;

/** What only sites with a tag manager load. */
export const CONSENT_KEYS = {
  consent: {
    request: true,
    accept: true,
    refuse: true,
    more: true,
    title: true,
    close: true,
    on: true,
    off: true,
    signalled: true,
    measurement: true,
    choice: true,
    kept: true,
    keptItems: true,
    keptNote: true,
  },
} as const satisfies Keys<ConsentTexts>;

/** What only diners with a stamp card load. */
export const LOYALTY_KEYS = { loyalty: { expired: true } } as const satisfies Keys<LoyaltyTexts>;

/** What only the profile and signing in load. */
export const ACCOUNT_KEYS = { account: { signOut: true } } as const satisfies Keys<AccountTexts>;

/** What only the staff's page loads. */
export const STAFF_KEYS = { staff: { title: true } } as const satisfies Keys<StaffTexts>;

/** The texts that `_system/interface.yaml` holds, by group. Checked against the type that the app reads them by. */
export const INTERFACE_KEYS = {
  page: { title: true, description: true, keywords: true, skipToMenu: true },
  controls: {
    close: true,
    language: true,
    languageFailed: true,
    sections: true,
    logo: true,
    opensInNewTab: true,
    highlights: true,
  },
  item: { smash: true, withChips: true, onlyNight: true, onlyDay: true, sectionOnlyNight: true, watchReel: true },
  priceLabels: STANDARD_LABELS,
  allergenTexts: { title: true, contains: true, mayContain: true, declaredNone: true, undeclared: true },
  allergens: {
    altramuces: true,
    apio: true,
    cacahuetes: true,
    crustaceos: true,
    'frutos con cáscara': true,
    gluten: true,
    huevos: true,
    lacteo: true,
    molusco: true,
    mostaza: true,
    pescado: true,
    sesamo: true,
    soja: true,
    sulfitos: true,
  },
  blocks: {
    chooseExactly: true,
    chooseUpTo: true,
    chooseAny: true,
    extras: true,
    includes: true,
    drink: true,
    perPerson: true,
    bankTransfer: true,
    account: true,
    holder: true,
    founded: true,
  },
  footer: {
    phone: true,
    mail: true,
    address: true,
    follow: true,
    pricesIncludeTax: true,
    askAboutAllergens: true,
    leftovers: true,
    tapWater: true,
  },
  demo: { question: true, button: true },
  finderButtons: { search: true, legend: true },
  print: { date: true },
  unavailable: { title: true, text: true },
  notFound: { title: true, text: true, home: true },
  profile: { title: true, signedOut: true, noLastVenue: true, backToMenu: true },
  ...LATER_KEYS,
  ...OFFER_KEYS,
  ...CONSENT_KEYS,
  ...LOYALTY_KEYS,
  ...ACCOUNT_KEYS,
  ...STAFF_KEYS,
} as const satisfies Keys<
  InterfaceTexts & LaterTexts & OfferTexts & ConsentTexts & LoyaltyTexts & AccountTexts & StaffTexts
>;
