import type { Menu } from '../../menu/model.ts';
import { phonesOf } from '../../terms/resolved-venue.ts';
import type { ClosedDay, Span } from '../../terms/served.ts';
import { compact, type MenuNode, type OpeningNode, type RestaurantNode } from './nodes.ts';

/** The public addresses of a venue, and where it is. */
export type VenueAddress = {
  /** The address of its page. */
  readonly page: string;
  /** The address of its share picture. */
  readonly picture: string;
  /** Two letters: the country of the site. */
  readonly country: string;
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
 * A venue as structured data: how to reach it, and its menus. Facts that the menu file lacks, such as the cuisine, are not guessed. All venues are in
 * the site's country, as their phone numbers and prices are.
 */
export function restaurantNode(
  { name, contact, info, hours, closed }: Pick<Menu, 'name' | 'contact' | 'info' | 'hours' | 'closed'>,
  address: VenueAddress,
  menus: readonly MenuNode[],
): RestaurantNode {
  const street = contact?.address ?? info?.address;
  const phones = phonesOf(contact ?? {}).map(({ href }) => href);
  const calls =
    phones.length > 0
      ? phones
      : (info?.phones ?? [])
          .filter(({ kind }) => kind === 'tel')
          .map(({ href }) => href)
          .slice(0, 1);
  return {
    ...restaurantReference(name, address.page),
    image: address.picture,
    telephone: compact(after('tel:', calls)),
    email: compact([...new Set([...after('mailto:', calls), ...(contact?.email ? [contact.email] : [])])]),
    address:
      street === undefined
        ? undefined
        : { '@type': 'PostalAddress', streetAddress: street, addressCountry: address.country },
    hasMap: contact?.map,
    acceptsReservations: contact?.booking,
    sameAs: compact(
      [contact?.web, contact?.instagram, contact?.facebook, contact?.tiktok].filter((link) => link !== undefined),
    ),
    openingHoursSpecification: hours && compact(hours.flatMap(openingNodes)),
    specialOpeningHoursSpecification: closed && compact(closed.flatMap(closedNode)),
    hasMenu: compact(menus),
  };
}

const after = (scheme: string, links: readonly string[]): string[] =>
  links.filter((link) => link.startsWith(scheme)).map((link) => link.slice(scheme.length));

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** The nodes of opening hours. A closing time after midnight is less than the opening time; a span without hours is open all day. */
const openingNodes = ({ days = [1, 2, 3, 4, 5, 6, 7], hours = [['00:00', '23:59']] }: Span): OpeningNode[] =>
  hours.map(([opens, closes]) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map((day) => `https://schema.org/${DAYS[day - 1]}`),
    opens: `${opens}:00`,
    closes: `${closes === '24:00' ? '23:59' : closes}:00`,
  }));

/** The nodes of a closed day. A yearly day gives none, because schema.org needs a full date. */
function closedNode(day: ClosedDay): OpeningNode[] {
  const [validFrom = '', validThrough = validFrom] = [day].flat();
  if (validFrom.length < '2027-01-06'.length) return [];
  return [{ '@type': 'OpeningHoursSpecification', opens: '00:00:00', closes: '00:00:00', validFrom, validThrough }];
}
