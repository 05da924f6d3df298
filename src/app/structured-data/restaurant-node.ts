import type { Menu } from '../../menu/model.ts';
import { compact, type MenuNode, type RestaurantNode } from './nodes.ts';

/** The public addresses of a venue. */
export type VenueAddress = {
  /** The address of its page. */
  readonly page: string;
  /** The address of its share picture. */
  readonly picture: string;
};

/** The properties that identify a venue in every graph. */
export const restaurantReference = (name: string, page: string): RestaurantNode => ({
  '@context': 'https://schema.org',
  '@type': 'Restaurant',
  '@id': `${page}#restaurant`,
  name,
  url: page,
});

/**
 * A venue as search engines know places: how it is reached, and its menus. What the menu file does not say, such as its kind of
 * kitchen, is not guessed. All venues are in Spain (specification, point 9: phone prefix, time zone).
 */
export function restaurantNode(
  { name, contact, info }: Pick<Menu, 'name' | 'contact' | 'info'>,
  address: VenueAddress,
  menus: readonly MenuNode[],
): RestaurantNode {
  const street = contact?.address ?? info?.address;
  const call = contact?.phone?.href ?? info?.phones?.find(({ kind }) => kind === 'tel')?.href;
  return {
    ...restaurantReference(name, address.page),
    image: address.picture,
    telephone: after('tel:', call),
    email: after('mailto:', call),
    address:
      street === undefined ? undefined : { '@type': 'PostalAddress', streetAddress: street, addressCountry: 'ES' },
    sameAs: compact([contact?.instagram, contact?.facebook].filter((link) => link !== undefined)),
    hasMenu: compact(menus),
  };
}

const after = (scheme: string, link: string | undefined): string | undefined =>
  link?.startsWith(scheme) ? link.slice(scheme.length) : undefined;
