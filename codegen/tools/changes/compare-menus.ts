/** From two folders of menus to what changed between them: match the venues, compare each, put together what is alike. */
import { venueAddress } from '../../../src/terms/site.ts';
import type { Language } from '../../../src/terms/language.ts';
import type { ResolvedVenue } from '../../resolve/venue.ts';
import type { Change } from './change.ts';
import { compareInterface } from './compare/compare-interface.ts';
import { compareVenue, dishesOf, type Around } from './compare/compare-venue.ts';
import { groupChanges } from './group-changes.ts';
import { matchVenues } from './match/match-venues.ts';
import type { Menus } from './read-menus.ts';
import type { ChangedVenues } from './report.ts';
import { sideOf, type LabelWords } from './sides.ts';

/** What differs between two states of the menus for those who read them; of one venue only if its id is given. */
export function compareMenus(
  before: Menus,
  after: Menus,
  isPictureChanged: (file: string) => boolean,
  only?: string,
): { groups: ChangedVenues[]; interface: Change[] } {
  const labels = { before: labelsOf(before, after), after: labelsOf(after, before) };
  const around: Around = { labels, isPictureChanged };
  const changed = matchVenues(before.venues, after.venues, new Set([...before.broken, ...after.broken])).flatMap(
    ({ before: was, after: is }) => {
      if (only !== undefined && was?.id !== only && is?.id !== only) return [];
      const addresses = {
        before: was && venueAddress(before.site, was.id),
        after: is && venueAddress(after.site, is.id),
      };
      const changes =
        was && is ? [...moved(addresses), ...compareVenue(was, is, around)] : cameOrWent(was ?? is, addresses, around);
      const venue = is ?? was;
      return venue === undefined || changes.length === 0
        ? []
        : [{ venue: { id: venue.id, name: venue.name }, changes }];
    },
  );
  return { groups: groupChanges(changed), interface: compareInterface(before.interface, after.interface) };
}

type Addresses = { readonly before: string | undefined; readonly after: string | undefined };

const moved = ({ before, after }: Addresses): Change[] =>
  before === undefined || after === undefined || before === after ? [] : [{ code: 'venue-moved', before, after }];

function cameOrWent(venue: ResolvedVenue | undefined, { before, after }: Addresses, { labels }: Around): Change[] {
  if (venue === undefined) return [];
  const entries = dishesOf(venue, { after: sideOf(venue, labels.after) });
  return after === undefined
    ? [{ code: 'venue-gone', before: before ?? '', entries }]
    : [{ code: 'venue-new', after, entries }];
}

/** The words of price labels; where the interface of one revision cannot be read, those of the other. */
function labelsOf({ interface: texts }: Menus, { interface: others }: Menus): (language: Language) => LabelWords {
  return (language) => {
    const labels: LabelWords | undefined = (texts ?? others)?.[language]?.['priceLabels'];
    return labels ?? {};
  };
}
