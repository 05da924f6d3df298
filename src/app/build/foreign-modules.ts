import { type Language, LANGUAGE_CODES } from '../../terms/house.ts';

/** Features that need the network, and their packages. Phones neither store them nor fetch them ahead. */
const NEED_NETWORK = [
  'src/app/stamp-card.ts',
  'src/app/profile-app.tsx',
  'src/app/staff-app.tsx',
  'src/loyalty/',
  'src/realtime/',
  'src/session/',
  'src/staff/',
  'src/analytics/',
  'generated/loyalty',
  'generated/account',
  'generated/staff',
  'generated/consent',
  'generated/venues.ts',
  'node_modules/',
];

/** The languages of a page: a menu has its own, all other pages have every language. */
type ShownPage = { readonly hasMenu: boolean; readonly languages: readonly Language[] };

/** The test for dynamically imported modules that a page never requests, or not without network. */
export function isForeignTo({ hasMenu, languages }: ShownPage): (source: string) => boolean {
  const own: readonly string[] = hasMenu ? languages : LANGUAGE_CODES;
  return (source) => {
    const [, language] = /^generated\/(?:interface|later|tonight)\/([\w-]+)\.ts$/.exec(source) ?? [];
    if (language !== undefined) return !own.includes(language);
    return NEED_NETWORK.some((folder) => source.startsWith(folder));
  };
}
