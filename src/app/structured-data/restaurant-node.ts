import type { Menu } from '../../menu/model.ts';
import { phonesOf } from '../../terms/resolved-venue.ts';
import type { ClosedDay, Span } from '../../terms/served.ts';
import { compact, type MenuNode, type OpeningNode, type RestaurantNode } from './nodes.ts';

/** The public addresses of a venue, where it is, and when it says so. */
export type VenueAddress = {
  /** The address of its page. */
  readonly page: string;
  /** The address of its share picture. */
  readonly picture: string;
  /** Two letters: the country of the site. */
  readonly country: string;
  /** The year in which the page is built. */
  readonly year: number;
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
    specialOpeningHoursSpecification: closed && compact(closed.flatMap((day) => closedNodes(day, address.year))),
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

/** The nodes of a closed day. A yearly day gives those of a year and the next, because schema.org needs full dates. */
function closedNodes(day: ClosedDay, year: number): OpeningNode[] {
  const [from = '', to = from] = [day].flat();
  if (from.length === '2027-01-06'.length) return [closedNode(from, to)];
  const isOverNewYear = from > to;
  return [...(isOverNewYear ? [year - 1] : []), year, year + 1].flatMap((first) => {
    const last = isOverNewYear ? first + 1 : first;
    const [begin, end] = [dateIn(first, from, '03-01'), dateIn(last, to, '02-28')];
    return begin > end ? [] : [closedNode(begin, end)];
  });
}

/** A day of a year as a date; `instead` of 29 February where the year has none. */
const dateIn = (year: number, day: string, instead: string): string =>
  `${year}-${day === '02-29' && new Date(Date.UTC(year, 1, 29)).getUTCMonth() !== 1 ? instead : day}`;

const closedNode = (validFrom: string, validThrough: string): OpeningNode => ({
  '@type': 'OpeningHoursSpecification',
  opens: '00:00:00',
  closes: '00:00:00',
  validFrom,
  validThrough,
});
