import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compressFiles } from '../../src/app/build/compress.ts';
import { isForeignTo } from '../../src/app/build/foreign-modules.ts';
import { publish, removeLeftovers } from '../../src/app/build/folders.ts';
import { PageFileLists } from '../../src/app/build/page-files.ts';
import { nameReact } from '../../src/app/vite/named-react.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'carta-build-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function write(path: string, content = 'x'): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), content);
}

const read = (path: string): Promise<Buffer> => readFile(join(folder, path));

/** All files below a folder, sorted. */
async function filesBelow(path = ''): Promise<string[]> {
  const names = await readdir(join(folder, path), { recursive: true, withFileTypes: true });
  const files = names.filter((name) => name.isFile());
  return files.map((file) => join(file.parentPath, file.name).slice(join(folder, path).length + 1)).toSorted();
}

describe('a new site', () => {
  it('takes the place of the old, of which nothing is left', async () => {
    await write('dist/old.html');
    await write('dist.1/new.html');
    await publish(join(folder, 'dist.1'), join(folder, 'dist'));
    expect(await readdir(folder)).toEqual(['dist']);
    expect(await filesBelow()).toEqual(['dist/new.html']);
  });

  it('comes where there was no site', async () => {
    await write('dist.1/new.html', 'new');
    await publish(join(folder, 'dist.1'), join(folder, 'dist'));
    expect(`${await read('dist/new.html')}`).toBe('new');
  });

  it('that is missing leaves the old one', async () => {
    await write('dist/old.html', 'old');
    await expect(publish(join(folder, 'dist.1'), join(folder, 'dist'))).rejects.toThrow('ENOENT');
    expect(`${await read('dist/old.html')}`).toBe('old');
  });

  it('is cleared of what ended builds have left, and nothing of a running one or of anybody else', async () => {
    const gone = 4_194_305;
    for (const name of ['dist', `dist.${gone}`, `dist.${gone}.old`, `dist.${process.pid}`, 'dist.backup', 'other.1']) {
      await write(`${name}/index.html`);
    }
    await removeLeftovers(join(folder, 'dist'));
    expect((await readdir(folder)).toSorted()).toEqual(['dist', `dist.${process.pid}`, 'dist.backup', 'other.1']);
  });

  it('has both variants beside a text; pictures and texts that would not get smaller stay alone', async () => {
    const text = '<p>carta</p>'.repeat(50);
    await write('index.html', text);
    await write('photo.jpg', 'x'.repeat(1000));
    await write('tiny.svg', '<svg/>');
    await write('LOGO.SVG', `<svg>${text}</svg>`);
    await compressFiles(folder);
    expect(await filesBelow()).toEqual([
      'LOGO.SVG',
      'LOGO.SVG.br',
      'LOGO.SVG.gz',
      'index.html',
      'index.html.br',
      'index.html.gz',
      'photo.jpg',
      'tiny.svg',
    ]);
    expect(brotliDecompressSync(await read('index.html.br')).toString()).toBe(text);
    expect(gunzipSync(await read('index.html.gz')).toString()).toBe(text);
  });
});

describe('the list of what belongs to a page', () => {
  const ENTRY = '/cartasqr/assets/page-1a2b.js';
  const FINDER = '/cartasqr/assets/finder-1a2b.js';
  const DIGEST = 'sha256-LinNmph1XEaJb3otVlJNstbZaySONttG3hTDC/R8jQU=';
  const OHARA = { path: 'ohara', routes: ['ohara', 'ohara/:urlPath'], status: 200, hasMenu: true, venue: 'ohara' };
  const DOCUMENT = '<div id="root" data-script="/cartasqr/assets/page-1a2b.js">';

  let lists: PageFileLists;
  beforeEach(async () => {
    await write('assets/page-1a2b.js', 'export {};');
    await write('assets/finder-1a2b.js', 'export {};');
    lists = new PageFileLists({ site: folder }, '/cartasqr');
  });

  async function written(): Promise<unknown[]> {
    const names = (await filesBelow('assets')).filter((name) => name.endsWith('.json'));
    return Promise.all(names.map(async (name) => JSON.parse(`${await read(`assets/${name}`)}`)));
  }

  it('names its files and those of its islands with their digests', async () => {
    await lists.write(OHARA, DOCUMENT, [ENTRY], [FINDER]);
    expect(await written()).toEqual([
      {
        pages: [{ page: 'ohara', routes: OHARA.routes }],
        keep: true,
        files: { [ENTRY]: DIGEST },
        islands: { [FINDER]: DIGEST },
      },
    ]);
    // The first digits of: printf '<div id="root" data-script="/cartasqr/assets/page-1a2b.js">' | sha256sum
    expect(await filesBelow('assets')).toEqual([
      'finder-1a2b.js',
      'page-1a2b.js',
      'page-f58aef54f616c9fee0f63329.json',
    ]);
  });

  it('is one where two pages have the same document', async () => {
    await lists.write({ ...OHARA, path: '' }, DOCUMENT, [ENTRY], [FINDER]);
    await lists.write({ ...OHARA, path: 'test', routes: ['test'] }, DOCUMENT, [ENTRY], [FINDER]);
    const pages = [
      { page: '', routes: OHARA.routes },
      { page: 'test', routes: ['test'] },
    ];
    expect(await written()).toMatchObject([{ pages }]);
  });

  it.each([
    [
      'says of a venue without a menu that it is not to be kept',
      { ...OHARA, hasMenu: false },
      [{ keep: false, files: {}, islands: {} }],
    ],
    [
      'says of the profile that it is',
      { path: 'profile', routes: ['profile', 'profile/history'], status: 200, hasMenu: false },
      [{ keep: true, pages: [{ page: 'profile', routes: ['profile', 'profile/history'] }] }],
    ],
    ['is not written for the not-found page', { ...OHARA, status: 404 }, []],
  ])('%s', async (_what, page, expected) => {
    await lists.write(page, DOCUMENT, [ENTRY], [FINDER]);
    expect(await written()).toMatchObject(expected);
  });

  it('cannot be for a document that would not change with its files', async () => {
    await expect(lists.write(OHARA, '<div id="root">', [ENTRY], [])).rejects.toThrow(
      'does not name /cartasqr/assets/page-1a2b.js',
    );
  });

  const menu = isForeignTo({ hasMenu: true, languages: ['es', 'en'] });
  const profile = isForeignTo({ hasMenu: false, languages: ['es'] });

  it.each([
    ['generated/interface/es.ts', false, false],
    ['generated/interface/en.ts', false, false],
    ['generated/interface/fr.ts', true, false],
    ['generated/later/en.ts', false, false],
    ['generated/later/fr.ts', true, false],
    ['generated/offers.ts', false, false],
    ['generated/venues/ohara/texts/en.ts', false, false],
    ['src/offline/start-offline.ts', false, false],
    ['src/loyalty/card.tsx', true, true],
    ['src/session/create-auth.ts', true, true],
    ['generated/account/es.ts', true, true],
    ['generated/venues.ts', true, true],
    ['node_modules/firebase/auth/dist/index.mjs', true, true],
  ])('leaves out %s: %s on a menu in two languages, %s on the profile', (source, onMenu, onProfile) => {
    expect([menu(source), profile(source)]).toEqual([onMenu, onProfile]);
  });
});

describe('what a module uses of React that it takes whole', () => {
  it.each([
    ['React from "react"', 'React', 'react'],
    ["* as React2 from 'react'", 'React2', 'react'],
    ['* as Dom from "react-dom"', 'Dom', 'react-dom'],
  ])('is taken by name: %s', (imported, name, module) => {
    const uses = `${name}.b(${name}.a(${name}.b));\n`;
    expect(nameReact(`import ${imported};\n${uses}`)).toBe(
      `import { a as ${name}_a, b as ${name}_b } from '${module}'; const ${name} = { a: ${name}_a, b: ${name}_b };\n${uses}`,
    );
  });

  it('is nothing where a module takes names itself', () => {
    expect(nameReact("import { useRef } from 'react';\n")).toBe("import { useRef } from 'react';\n");
  });
});
