import type { Programme } from '../protocol/calls.ts';

/** The facts of a bar that loyalty needs, from its menu file through `generated/venues.ts`. */
export type Bar = {
  readonly barID: string;
  readonly name: string;
  /** Below the base path, without slashes at its ends. */
  readonly path: string;
  /** Undefined: the bar has no stamp card. */
  readonly programme: Programme | undefined;
};

/** The fields of a venue in the registry that this module reads. */
type Venue = {
  readonly name: string;
  readonly barID: string;
  readonly path: string;
  readonly status: 'open' | 'unavailable';
  readonly loyalty?: Partial<Pick<Programme, 'validity' | 'perDay'>> & Pick<Programme, 'stamps' | 'reward'>;
};

/** The default validity of a card. */
const VALIDITY = { amount: 1, unit: 'years' } as const;

/** The bars of the registry by `barID`. A venue whose menu is unavailable has no programme. */
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

/** The link for the person who is invited (L16). The secret is after the '#', so that no server logs it. */
export const invitationLink = (site: string, token: string): string => `${site}/staff#invitation=${token}`;
