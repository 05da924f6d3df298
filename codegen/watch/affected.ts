import { posix } from 'node:path';

/** What a venue was made from beside its own file. */
export type Dependencies = { readonly partials: readonly string[]; readonly folders: ReadonlySet<string> };

/** Which parts of the output a change concerns. */
export type Affected = {
  readonly venues: ReadonlySet<string>;
  readonly partials: boolean;
  readonly interface: boolean;
};

/** From changed paths below the menus folder to venues that must be built again. */
export function affectedBy(paths: ReadonlySet<string>, known: ReadonlyMap<string, Dependencies>): Affected {
  const venues = new Set<string>();
  const rebuild = (uses: (venue: Dependencies) => boolean): void => {
    for (const [id, venue] of known) if (uses(venue)) venues.add(id);
  };
  let partials = false;
  let interfaceTexts = false;
  for (const path of paths) {
    const [top = '', ...rest] = path.split('/');
    if (top === '_shared') {
      const name = rest.join('/').replace(/\.yaml$/, '');
      partials = true;
      // Without a name it is the folder that came or went.
      rebuild((venue) => (name === '' ? venue.partials.length > 0 : venue.partials.includes(name)));
    } else if (top === '_system') {
      interfaceTexts = true;
      // What the site says goes into every page.
      if (rest[0] === 'site.yaml') rebuild(() => true);
    } else if (top === 'img') {
      const below = rest.join('/');
      if (below.startsWith('_system/flags')) interfaceTexts = true;
      rebuild(({ folders }) => [...folders].some((folder) => isConcerned(folder, below)));
    } else {
      venues.add(path.replace(/\.yaml$/, ''));
    }
  }
  return { venues, partials, interface: interfaceTexts };
}

/** Whether a folder of pictures is the one that has changed, the one of the file that has, or inside of it. */
function isConcerned(folder: string, changed: string): boolean {
  return changed === '' || folder === changed || folder === posix.dirname(changed) || folder.startsWith(`${changed}/`);
}
