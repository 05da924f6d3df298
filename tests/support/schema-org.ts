/**
 * The part of schema.org's vocabulary that the product may use: properties and their types. An unlisted property is a fault, so look a new one up
 * there and add it.
 */
const VOCABULARY: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  Restaurant: {
    name: ['Text'],
    url: ['URL'],
    image: ['URL'],
    telephone: ['Text'],
    email: ['Text'],
    address: ['PostalAddress'],
    hasMap: ['URL'],
    acceptsReservations: ['URL'],
    sameAs: ['URL'],
    openingHoursSpecification: ['OpeningHoursSpecification'],
    specialOpeningHoursSpecification: ['OpeningHoursSpecification'],
    hasMenu: ['Menu'],
  },
  OpeningHoursSpecification: {
    dayOfWeek: ['URL'],
    opens: ['Time'],
    closes: ['Time'],
    validFrom: ['Date'],
    validThrough: ['Date'],
  },
  PostalAddress: { streetAddress: ['Text'], addressCountry: ['Text'] },
  Menu: { name: ['Text'], inLanguage: ['Text'], hasMenuItem: ['MenuItem'], hasMenuSection: ['MenuSection'] },
  MenuSection: {
    name: ['Text'],
    description: ['Text'],
    image: ['URL'],
    hasMenuItem: ['MenuItem'],
    hasMenuSection: ['MenuSection'],
  },
  MenuItem: {
    name: ['Text'],
    alternateName: ['Text'],
    description: ['Text'],
    image: ['URL'],
    suitableForDiet: ['URL'],
    offers: ['Offer'],
    menuAddOn: ['MenuItem', 'MenuSection'],
  },
  Offer: {
    name: ['Text'],
    description: ['Text'],
    price: ['Number'],
    priceCurrency: ['Text'],
    availabilityStarts: ['Time'],
    availabilityEnds: ['Time'],
  },
};

const NAMELESS: ReadonlySet<string> = new Set(['Menu', 'Offer', 'OpeningHoursSpecification', 'PostalAddress']);

/** Tests for data types; an address does not count as `Text`. */
const IS: Readonly<Record<string, (value: unknown) => boolean>> = {
  Text: (value) => typeof value === 'string' && value.trim() === value && value !== '',
  URL: (value) => typeof value === 'string' && URL.canParse(value) && /^https?:/.test(value),
  Number: (value) => typeof value === 'number' && Number.isFinite(value),
  Date: (value) => typeof value === 'string' && /^\d{4}-[01]\d-[0-3]\d$/.test(value),
  Time: (value) => typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(value),
};

/** The faults of a graph by schema.org's vocabulary, each with its path; empty for a valid graph. */
export function faultsOf(node: unknown, path = '$'): string[] {
  if (typeof node !== 'object' || node === null) return [`${path} is no node`];
  const { '@type': type, '@id': id, '@context': context, ...properties } = node as Record<string, unknown>;
  const known = VOCABULARY[String(type)];
  if (known === undefined) return [`${path} has the unknown type ${String(type)}`];
  const own = [
    ...(path === '$' && context !== 'https://schema.org' ? [`${path} has no context`] : []),
    ...(id !== undefined && !IS['URL']?.(id) ? [`${path} has the identifier ${String(id)}`] : []),
    ...(!NAMELESS.has(String(type)) && !('name' in properties) ? [`${path} has no name`] : []),
  ];
  const below = Object.entries(properties).flatMap(([property, values]) => {
    const types = known[property];
    const at = `${path}.${property}`;
    if (types === undefined) return [`${at} is no property of ${String(type)}`];
    return [values].flat().flatMap((value) => faultOf(value, types, at));
  });
  return [...own, ...below];
}

function faultOf(value: unknown, types: readonly string[], at: string): string[] {
  const plain = types.filter((type) => type in IS);
  if (plain.length > 0) return plain.some((type) => IS[type]?.(value)) ? [] : [`${at} is not ${plain.join(' or ')}`];
  const type = (value as { '@type'?: string } | null)?.['@type'] ?? '';
  return types.includes(type) ? faultsOf(value, at) : [`${at} is not ${types.join(' or ')}`];
}
