import { LANGUAGES, type Language } from '../../i18n/language.ts';

/** Features that are of no use without the network, and the packages that they load: not kept on phones, and not fetched ahead. */
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

/** What is asked of a page: the languages of its menu; pages of the shell follow the diner into every one. */
type ShownPage = { readonly hasMenu: boolean; readonly languages: readonly Language[] };

/** Tells of the modules that the app loads later which of them a page never asks for, or not without network. */
export function isForeignTo({ hasMenu, languages }: ShownPage): (source: string) => boolean {
  const own: readonly string[] = hasMenu ? languages : LANGUAGES;
  return (source) => {
    const [, language] = /^generated\/(?:interface|later)\/(\w+)\.ts$/.exec(source) ?? [];
    if (language !== undefined) return !own.includes(language);
    return NEED_NETWORK.some((folder) => source.startsWith(folder));
  };
}
