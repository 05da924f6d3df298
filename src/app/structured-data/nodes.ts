/**
 * What of schema.org's vocabulary the product says, as JSON-LD. A property that is undefined is left out when it is printed.
 * Where schema.org takes one value or several, one stands alone.
 */
import type { Language } from '../../i18n/language.ts';

export type OneOrMore<Value> = Value | readonly Value[];

/** One price. A price in words ('S.M') is its description: it has no amount. */
export type OfferNode = {
  readonly '@type': 'Offer';
  /** What is sold at this price: 'Tapa', 'Copa', 'x UD'. */
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  readonly price?: number | undefined;
  readonly priceCurrency?: 'EUR' | undefined;
  /** `hh:mm:ss` on the clocks of the venue; the end may lie after midnight. */
  readonly availabilityStarts?: string | undefined;
  readonly availabilityEnds?: string | undefined;
};

export type MenuItemNode = {
  readonly '@type': 'MenuItem';
  readonly name: string;
  readonly alternateName?: string | undefined;
  readonly description?: string | undefined;
  readonly image?: string | undefined;
  readonly offers?: OneOrMore<OfferNode> | undefined;
  /** What can be added to it or chosen for it. */
  readonly menuAddOn?: OneOrMore<MenuSectionNode> | undefined;
};

export type MenuSectionNode = {
  readonly '@type': 'MenuSection';
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  readonly image?: string | undefined;
  readonly hasMenuItem?: OneOrMore<MenuItemNode> | undefined;
  readonly hasMenuSection?: OneOrMore<MenuSectionNode> | undefined;
};

/** A menu in one language. `@id` is the address of the file that holds all of it. */
export type MenuNode = {
  readonly '@type': 'Menu';
  readonly '@id': string;
  /** Left out where the menu is only referred to. */
  readonly name?: string | undefined;
  readonly inLanguage: Language;
  /** What stands before all sections. */
  readonly hasMenuItem?: OneOrMore<MenuItemNode> | undefined;
  readonly hasMenuSection?: OneOrMore<MenuSectionNode> | undefined;
};

export type AddressNode = {
  readonly '@type': 'PostalAddress';
  readonly streetAddress: string;
  readonly addressCountry: 'ES';
};

/** A venue. What is said of one `@id` in several places is one venue's. */
export type RestaurantNode = {
  readonly '@context': 'https://schema.org';
  readonly '@type': 'Restaurant';
  readonly '@id': string;
  readonly name: string;
  readonly url: string;
  readonly image?: string | undefined;
  readonly telephone?: string | undefined;
  readonly email?: string | undefined;
  readonly address?: AddressNode | undefined;
  readonly sameAs?: OneOrMore<string> | undefined;
  readonly hasMenu?: OneOrMore<MenuNode> | undefined;
};

/** No value, the only one, or all. */
export function compact<Value>(values: readonly Value[]): OneOrMore<Value> | undefined {
  return values.length > 1 ? values : values[0];
}
