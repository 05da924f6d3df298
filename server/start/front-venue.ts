/** What every venue has, and bars have of theirs. */
type Placed = { readonly path: string };

/** The venue at the base path; where there is none, the first: the terminal leads to it, and who can sign in to demo mode is of it. */
export const frontOf = <Venue extends Placed>(venues: Iterable<Venue>): Venue | undefined => {
  const all = [...venues];
  return all.find(({ path }) => path === '') ?? all[0];
};

/** The path of that venue's page, below the base path. */
export async function frontPage(): Promise<string> {
  // Loaded now and not with this module: the menus may be compiled in the meantime.
  const { venues } = await import('../../generated/venues.ts');
  return frontOf<Placed>(Object.values(venues))?.path ?? '';
}
