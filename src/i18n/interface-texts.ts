import type { Allergen, StandardLabel } from './terms.ts';

/**
 * The texts of the interface itself in one language, generated from `menus/_system/interface.yaml`, whose keys are these.
 * `{venue}`, `{name}`, `{count}`, `{year}` and `{date}` stand for what the caller puts in.
 */
export type InterfaceTexts = {
  readonly page: {
    /** 'Carta digital QR de {venue}': head title, footer title. */
    readonly title: string;
    readonly description: string;
    readonly keywords: string;
    readonly skipToMenu: string;
  };
  readonly controls: {
    readonly close: string;
    readonly language: string;
    /** The texts of the language {name} could not be loaded. */
    readonly languageFailed: string;
    readonly sections: string;
    readonly logo: string;
    readonly opensInNewTab: string;
    /** Names the bar of sections to those who hear the page. */
    readonly sectionBar: string;
    /** What the fold of the section bar leaves. */
    readonly overview: string;
    /** Title, for those who do not see the page, of what stands before the first section. */
    readonly highlights: string;
  };
  readonly item: {
    /** 'PIDELA SMASH' */
    readonly smash: string;
    /** 'GUARNICION INCLUIDA' */
    readonly withChips: string;
    readonly onlyNight: string;
    readonly onlyDay: string;
    readonly sectionOnlyNight: string;
    readonly watchReel: string;
  };
  readonly priceLabels: Readonly<Record<StandardLabel, string>>;
  readonly allergenTexts: {
    readonly title: string;
    readonly contains: string;
    readonly mayContain: string;
    /** The venue states that there are none of the 14. */
    readonly declaredNone: string;
    /** A row's words where nothing is declared, of which nothing follows. */
    readonly undeclared: string;
  };
  readonly allergens: Readonly<Record<Allergen, string>>;
  readonly blocks: {
    readonly chooseExactly: string;
    readonly chooseUpTo: string;
    readonly chooseAny: string;
    readonly extras: string;
    readonly includes: string;
    readonly drink: string;
    readonly perPerson: string;
    readonly bankTransfer: string;
    readonly account: string;
    readonly holder: string;
    readonly founded: string;
  };
  readonly footer: {
    readonly phone: string;
    readonly mail: string;
    readonly address: string;
    readonly follow: string;
    readonly pricesIncludeTax: string;
    readonly askAboutAllergens: string;
    readonly leftovers: string;
    readonly tapWater: string;
  };
  readonly demo: {
    readonly question: string;
    readonly button: string;
  };
  /** The buttons that ask for the finder, whose own texts come later. */
  readonly finderButtons: {
    readonly search: string;
    readonly legend: string;
    readonly list: string;
    /** Puts the dish of a price on the list. */
    readonly note: string;
  };
  /** What is there of the stamp card before anybody has signed in. */
  readonly stampCard: {
    /** In the bar, where there is room for one word. */
    readonly short: string;
    readonly title: string;
    /** '¡Reclama tu tarjeta de sellos!' */
    readonly heading: string;
    /** 'Reclamar' */
    readonly claim: string;
  };
  readonly print: {
    /** On paper, at the end of the menu: 'Fecha de impresión: {date}'. */
    readonly date: string;
  };
  readonly unavailable: { readonly title: string; readonly text: string };
  readonly notFound: { readonly title: string; readonly text: string; readonly home: string };
  readonly profile: {
    readonly title: string;
    readonly about: string;
    readonly noLastVenue: string;
    readonly backToMenu: string;
  };
};
