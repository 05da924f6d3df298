import type { InterfaceTexts } from '../../src/i18n/interface-texts.ts';
import { STANDARD_LABELS } from './price-label.ts';

type Keys<Tree> = { readonly [Key in keyof Tree]: Tree[Key] extends string ? true : Keys<Tree[Key]> };

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
  allergenTexts: { title: true, contains: true, mayContain: true, declaredNone: true, notDeclared: true },
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
  demo: { question: true, button: true, title: true, text: true, steps: true, contact: true },
  unavailable: { title: true, text: true },
  notFound: { title: true, text: true, home: true },
  profile: { title: true, signedOut: true, noLastVenue: true, backToMenu: true },
} as const satisfies Keys<InterfaceTexts>;
