import type { Programme } from '../protocol/calls.ts';

/** A bar as loyalty knows it: what its menu file says, through `generated/venues.ts`. */
export type Bar = {
  readonly barID: string;
  readonly name: string;
  /** Below the base path, without slashes at its ends. */
  readonly path: string;
  /** Undefined: the bar has no stamp card. */
  readonly programme: Programme | undefined;
};

/** What this module reads of a venue of the registry. */
type Venue = {
  readonly name: string;
  readonly barID: string;
  readonly path: string;
  readonly status: 'open' | 'unavailable';
  readonly loyalty?: Partial<Pick<Programme, 'validity' | 'perDay'>> & Pick<Programme, 'stamps' | 'reward'>;
};

/** How long a card lasts where the menu file does not say. */
const VALIDITY = { amount: 1, unit: 'years' } as const;

/** The bars of the registry, by their keys. A venue whose menu is not available stamps nothing. */
export function barsOf(venues: Readonly<Record<string, Venue>>): ReadonlyMap<string, Bar> {
  return new Map(
    Object.values(venues).map(({ barID, name, path, status, loyalty }) => [
      barID,
      {
        barID,
        name,
        path,
        programme:
          status === 'open' && loyalty ? { validity: VALIDITY, ...loyalty, perDay: loyalty.perDay ?? null } : undefined,
      },
    ]),
  );
}

/** The link for the person who is invited (L16). The secret stands after the '#', so that no server's log sees it. */
export const invitationLink = (site: string, token: string): string => `${site}/staff#invitation=${token}`;
