/**
 * The part of schema.org's vocabulary that the product uses, as JSON-LD. Undefined properties are left out of the text. Where schema.org takes one
 * value or several, a single one is given without a list.
 */
import type { Mark } from '../../terms/marks.ts';
import type { Language } from '../../terms/house.ts';

export type OneOrMore<Value> = Value | readonly Value[];

/** One price. A price in words ('S.M') becomes the description, without an amount. */
export type OfferNode = {
  readonly '@type': 'Offer';
  /** The portion at this price: 'Tapa', 'Copa', 'x UD'. */
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  readonly price?: number | undefined;
  readonly priceCurrency?: string | undefined;
  /** `hh:mm:ss` on the clocks of the venue; the end may lie after midnight. */
  readonly availabilityStarts?: string | undefined;
  readonly availabilityEnds?: string | undefined;
};

/** A kind of diet that the vocabulary has. */
type DietUrl = `https://schema.org/${'Vegetarian' | 'Vegan' | 'GlutenFree'}Diet`;

const DIET_URLS: Readonly<Partial<Record<Mark, DietUrl>>> = {
  vegetariano: 'https://schema.org/VegetarianDiet',
  vegano: 'https://schema.org/VeganDiet',
  'sin gluten': 'https://schema.org/GlutenFreeDiet',
};

/** The diets that a venue's marks name. The lack of a mark states nothing. */
export const suitableForDiet = (marks: readonly Mark[] = []): OneOrMore<DietUrl> | undefined =>
  compact(marks.flatMap((mark) => DIET_URLS[mark] ?? []));

export type MenuItemNode = {
  readonly '@type': 'MenuItem';
  readonly name: string;
  readonly alternateName?: string | undefined;
  readonly description?: string | undefined;
  readonly image?: string | undefined;
  readonly suitableForDiet?: OneOrMore<DietUrl> | undefined;
  readonly offers?: OneOrMore<OfferNode> | undefined;
  /** The sections of additions and choices for it. */
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
  /** The items before all sections. */
  readonly hasMenuItem?: OneOrMore<MenuItemNode> | undefined;
  readonly hasMenuSection?: OneOrMore<MenuSectionNode> | undefined;
};

/** Local times of the venue, 'hh:mm:ss'. Without days, they apply to the dates. */
export type OpeningNode = {
  readonly '@type': 'OpeningHoursSpecification';
  readonly dayOfWeek?: readonly string[];
  readonly opens: string;
  readonly closes: string;
  readonly validFrom?: string;
  readonly validThrough?: string;
};

export type AddressNode = {
  readonly '@type': 'PostalAddress';
  readonly streetAddress: string;
  readonly addressCountry: string;
};

/** A venue. Nodes with the same `@id` describe the same venue. */
export type RestaurantNode = {
  readonly '@context': 'https://schema.org';
  readonly '@type': 'Restaurant';
  readonly '@id': string;
  readonly name: string;
  readonly url: string;
  readonly image?: string | undefined;
  readonly telephone?: OneOrMore<string> | undefined;
  readonly email?: OneOrMore<string> | undefined;
  readonly address?: AddressNode | undefined;
  readonly hasMap?: string | undefined;
  readonly acceptsReservations?: string | undefined;
  readonly sameAs?: OneOrMore<string> | undefined;
  readonly openingHoursSpecification?: OneOrMore<OpeningNode> | undefined;
  readonly specialOpeningHoursSpecification?: OneOrMore<OpeningNode> | undefined;
  readonly hasMenu?: OneOrMore<MenuNode> | undefined;
};

/** Undefined for no values, the value itself for one, otherwise the list. */
export function compact<Value>(values: readonly Value[]): OneOrMore<Value> | undefined {
  return values.length > 1 ? values : values[0];
}

/** Joins texts as sentences, without a second full stop after one that has its own. Undefined for no texts. */
export function sentences(...parts: (string | boolean | undefined)[]): string | undefined {
  const texts = parts.filter((part) => typeof part === 'string' && part !== '') as string[];
  if (texts.length === 0) return undefined;
  return texts.map((text, index) => (index < texts.length - 1 ? text.replace(/\.$/, '') : text)).join('. ');
}
