import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SYSTEM } from '../head/share-pictures.ts';
import { digestFiles, digestOf } from './digest.ts';

/** The inputs of all pages: files and folders of the project. */
const CODE = [
  'src',
  'generated',
  'server/protocol',
  'menus/img/_system',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** Files that are left out of that: those of venues, and those that no page is made of. */
const OF_VENUES = /^generated\/(?:venues$|venues\.ts$|routes\.tsx$)|\.schema\.json$|README\.md$/;

/** A folder that a picture's path in a generated module may begin with. */
const FOLDERS = /['"]([^'"/]+)\//g;

/** The digest of everything that all pages are made of. `values` are the site's values from the environment. */
export const digestCode = (project: string, values: unknown): string =>
  digestOf(
    JSON.stringify([
      values,
      process.version,
      process.platform,
      digestFiles(project, CODE, (path) => OF_VENUES.test(path)),
    ]),
  );

/** The digest of the list of venues, all of which the apps contain. */
export const digestVenues = (project: string): string => digestFiles(project, ['generated/venues.ts']);

/** The digests of a venue's inputs. */
export type VenueInputs = {
  /** Its generated modules, and its pictures. */
  readonly all: string;
  /** The pictures in its folder and in those that its modules name. */
  readonly pictures: string;
};

/** Digests the inputs of each venue; `digests` has the digests of pictures, by their paths. */
export function inputsOfVenues(
  project: string,
  digests: ReadonlyMap<string, string>,
): (venue: string, summary: unknown) => VenueInputs {
  const folders = Map.groupBy([...digests].toSorted(), ([picture]) => picture.split('/', 1).join(''));
  // The product's own pictures are part of the code.
  folders.delete(SYSTEM);
  return (venue, summary) => {
    const modules = modulesBelow(join(project, 'generated/venues', venue));
    const named = modules.flatMap(([, text]) => Array.from(text.matchAll(FOLDERS), ([, folder = '']) => folder));
    const used = [...new Set([venue, ...named])].toSorted().map((folder) => folders.get(folder) ?? []);
    const pictures = digestOf(JSON.stringify(used));
    const digested = modules.map(([name, text]) => [name, digestOf(text)]);
    return { all: digestOf(JSON.stringify([summary, digested, pictures])), pictures };
  };
}

/** The files below a folder, by their names. */
function modulesBelow(folder: string): (readonly [name: string, text: string])[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = join(folder, entry.name);
    return entry.isDirectory() ? modulesBelow(place) : [[entry.name, readFileSync(place, 'utf8')] as const];
  });
}
