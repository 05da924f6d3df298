import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Language } from '../../i18n/language.ts';

const PREFIX = 'virtual:page/';

/** Pages that are no venue's, by the name of their entry. */
const SHELL: Readonly<Record<string, string>> = {
  staff: "import { StaffPage as Page } from '/src/app/staff-page.tsx';",
  profile: "import { Profile as Page } from '/src/app/profile.tsx';",
  404: "import { NotFoundPage as Page } from '/src/shell/not-found-page.tsx';",
};

/** The module id of a page's entry: that of a venue, by its folder in `generated/venues`, or of a page of the shell. */
export const entryId = (page: string, language: Language): string => `${PREFIX}${page}/${language}`;

/** What the entry of a page is named by: its venue, or itself. */
type NamedPage = { readonly venue?: string; readonly path: string; readonly language: Language };

export const entryName = ({ venue, path }: NamedPage): string => venue ?? path;

/** The address of a page's entry on the development server, without its `.js`. */
export const entryAddress = (base: string, page: NamedPage): string =>
  `${base}/@id/__x00__${entryId(entryName(page), page.language)}`;

/**
 * One entry for each page, made when it is asked for: what the page shows in its first language comes with it, so that no
 * module names those of other venues, and nothing is asked for in a second round.
 */
export function pageEntries(project: string): Plugin {
  return {
    name: 'carta:page-entries',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load: (id) => {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [page = '', language = ''] = id.slice(PREFIX.length + 1).split(/[/.]/);
      const venue = `/generated/venues/${page}`;
      const texts = `${venue}/texts.ts`;
      const hasMenu = existsSync(join(project, texts));
      return [
        SHELL[page] ?? `import Page from '${venue}/route.tsx';`,
        hasMenu ? `import { texts } from '${texts}';` : 'const texts = undefined;',
        `import { texts as words } from '/generated/interface/${language}.ts';`,
        `import { start } from '/src/app/start.tsx';`,
        `start({ Page, texts, words, first: '${language}' });`,
        // In development the page shows saved texts by itself.
        hasMenu ? `import.meta.hot?.accept('${texts}', () => {});` : '',
      ].join('\n');
    },
  };
}
