import { expect, it } from 'vitest';
import { entryAddress, entryId, entryName, pageEntries } from '../../../src/app/vite/page-entries.ts';
import { temporaryFolder } from '../../codegen/support/temporary-folder.ts';

/** The plugin, in a project with these venues. */
function plugin() {
  const project = temporaryFolder({
    'generated/venues/el-moreno/route.tsx': '',
    'generated/venues/el-moreno/texts.ts': '',
    'generated/venues/oceans/route.tsx': '',
  });
  return pageEntries(project) as unknown as {
    resolveId: (id: string) => string | undefined;
    load: (id: string) => string | undefined;
  };
}

function linesOf(id: string): string[] | undefined {
  const { resolveId, load } = plugin();
  return load(resolveId(id) ?? '')?.split('\n');
}

it('the entry of a venue brings its page, its texts and the words of its first language', () => {
  expect(linesOf('virtual:page/el-moreno/ca')).toEqual([
    "import Page from '/generated/venues/el-moreno/route.tsx';",
    "import { texts } from '/generated/venues/el-moreno/texts.ts';",
    "import { texts as words } from '/generated/interface/ca.ts';",
    "import { start } from '/src/app/start.tsx';",
    "start({ Page, texts, words, first: 'ca' });",
    "import.meta.hot?.accept('/generated/venues/el-moreno/texts.ts', () => {});",
  ]);
});

it('the entry of a venue without a menu has no texts', () => {
  expect(linesOf('virtual:page/oceans/es')).toEqual([
    "import Page from '/generated/venues/oceans/route.tsx';",
    'const texts = undefined;',
    "import { texts as words } from '/generated/interface/es.ts';",
    "import { start } from '/src/app/start.tsx';",
    "start({ Page, texts, words, first: 'es' });",
    '',
  ]);
});

it.each([
  ['profile', "import { Profile as Page } from '/src/app/profile.tsx';"],
  ['staff', "import { StaffPage as Page } from '/src/app/staff-page.tsx';"],
  ['404', "import { NotFoundPage as Page } from '/src/shell/not-found-page.tsx';"],
])('the entry of the page %s, which is no venue', (page, first) => {
  expect(linesOf(`virtual:page/${page}/es`)?.slice(0, 2)).toEqual([first, 'const texts = undefined;']);
});

it('the development server asks for an entry with an ending', () => {
  expect(plugin().load('\0virtual:page/oceans/es.js')).toContain("first: 'es'");
});

it('leaves all other modules alone', () => {
  const { resolveId, load } = plugin();
  expect(resolveId('/src/app/start.tsx')).toBeUndefined();
  expect(load('/src/app/start.tsx')).toBeUndefined();
});

it('names an entry by its venue, or by the page that is none', () => {
  expect(entryName({ venue: 'index', path: 'test', language: 'es' })).toBe('index');
  expect(entryName({ path: 'profile', language: 'es' })).toBe('profile');
  expect(entryId('el-moreno', 'ca')).toBe('virtual:page/el-moreno/ca');
  expect(entryAddress('/cartasqr', { venue: 'el-moreno', path: 'el-moreno', language: 'ca' })).toBe(
    '/cartasqr/@id/__x00__virtual:page/el-moreno/ca',
  );
});
