import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { isForeignTo } from '../../../src/app/build/foreign-modules.ts';
import { PageFileLists } from '../../../src/app/build/page-files.ts';

const STYLES =
  ".a{--s:url(/cartasqr/img/_system/gluten.svg)}.b{--s:url('/cartasqr/img/_system/gluten.svg')}.c{--s:url(data:x)}";
const ENTRY = '/cartasqr/assets/ohara-1a2b.js';
const OHARA = { path: 'ohara', urlPath: true, status: 200, hasMenu: true, venue: 'ohara' };
const DOCUMENT = '<div id="root" data-page="/cartasqr/assets/ohara-1a2b">';

let site: string;
let lists: PageFileLists;
beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), 'carta-lists-'));
  await mkdir(join(site, 'assets'));
  await writeFile(join(site, 'assets/ohara-1a2b.js'), 'export {};');
  lists = new PageFileLists({ site }, '/cartasqr', STYLES);
});
afterEach(() => rm(site, { recursive: true }));

async function written(): Promise<unknown[]> {
  const names = (await readdir(join(site, 'assets'))).filter((name) => name.startsWith('page-'));
  return Promise.all(names.map(async (name) => JSON.parse(await readFile(join(site, 'assets', name), 'utf8'))));
}

describe('the list of what belongs to a page', () => {
  it('names its files with their digests, and the pictures of its style', async () => {
    await lists.write(OHARA, DOCUMENT, [ENTRY]);
    expect(await written()).toEqual([
      {
        pages: [{ page: 'ohara', urlPath: true }],
        keep: true,
        files: { [ENTRY]: 'sha256-LinNmph1XEaJb3otVlJNstbZaySONttG3hTDC/R8jQU=' },
        pictures: ['/cartasqr/img/_system/gluten.svg'],
      },
    ]);
    // The first digits of: printf '<div id="root" data-page="/cartasqr/assets/ohara-1a2b">' | sha256sum
    expect(await readdir(join(site, 'assets'))).toContain('page-6cc5255b557c46339298cd22.json');
  });

  it('is one where two pages have the same document', async () => {
    await lists.write({ ...OHARA, path: '' }, DOCUMENT, [ENTRY]);
    await lists.write({ ...OHARA, path: 'test', urlPath: false }, DOCUMENT, [ENTRY]);
    expect(await written()).toMatchObject([
      {
        pages: [
          { page: '', urlPath: true },
          { page: 'test', urlPath: false },
        ],
      },
    ]);
  });

  it('says of a venue without a menu that it is not to be kept; the profile is', async () => {
    await lists.write({ ...OHARA, hasMenu: false }, DOCUMENT, [ENTRY]);
    expect(await written()).toMatchObject([{ keep: false, files: {}, pictures: [] }]);
    await lists.write({ path: 'profile', urlPath: false, status: 200, hasMenu: false }, `${DOCUMENT}profile`, [ENTRY]);
    expect(await written()).toContainEqual(
      expect.objectContaining({ keep: true, pages: [{ page: 'profile', urlPath: false }] }),
    );
  });

  it('is not written for the not-found page', async () => {
    await lists.write({ ...OHARA, status: 404 }, DOCUMENT, [ENTRY]);
    expect(await written()).toEqual([]);
  });

  it('cannot be for a document that would not change with its files', async () => {
    await expect(lists.write(OHARA, '<div id="root">', [ENTRY])).rejects.toThrow(
      'does not name /cartasqr/assets/ohara-1a2b.js',
    );
  });
});

describe('modules that a page never asks for', () => {
  const menu = isForeignTo({ hasMenu: true, languages: ['es', 'en'] });
  const profile = isForeignTo({ hasMenu: false, languages: ['es'] });

  test.each([
    ['generated/interface/es.ts', false, false],
    ['generated/interface/en.ts', false, false],
    ['generated/interface/fr.ts', true, false],
    ['generated/venues/ohara/texts/en.ts', false, false],
    ['src/offline/start-offline.ts', false, false],
    ['src/loyalty/card.tsx', true, true],
    ['src/session/create-auth.ts', true, true],
    ['generated/account/es.ts', true, true],
    ['generated/venues.ts', true, true],
    ['node_modules/firebase/auth/dist/index.mjs', true, true],
  ])('%s: %s on a menu in two languages, %s on the profile', (source, onMenu, onProfile) => {
    expect([menu(source), profile(source)]).toEqual([onMenu, onProfile]);
  });
});
