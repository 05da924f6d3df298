import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ExplainedError } from '../../server/protocol/explained-error.ts';
import { BuildCache, CacheDamagedError } from '../../src/app/build/cache.ts';
import { WORTH } from '../../src/app/build/compress.ts';
import { readEnvFile } from '../../src/app/build/env-file.ts';
import { beginWithSpare, keepOnly, publish, recover, removeLeftovers } from '../../src/app/build/folders.ts';
import { isForeignTo, joinLists, listPageFiles } from '../../src/app/build/page-files.ts';
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

describe('the environment of a build', () => {
  it('has of the .env beside it what a site is made of, unless it is set', async () => {
    const said =
      'PUBLIC_URL=https://bar.example\nOFFLINE=off # for now\nCARTA_TAG_MANAGER=GTM-ABC\nPORT=80\nNODE_ENV=production\n';
    const environment: NodeJS.ProcessEnv = { CARTA_TAG_MANAGER: '' };
    readEnvFile(join(folder, '.env'), environment);
    expect(environment).toEqual({ CARTA_TAG_MANAGER: '' });
    await write('.env', said);
    readEnvFile(join(folder, '.env'), environment);
    expect(environment).toEqual({ PUBLIC_URL: 'https://bar.example', OFFLINE: 'off', CARTA_TAG_MANAGER: '' });
  });

  it('is not guessed where the .env cannot be read', async () => {
    await write('.env/folder');
    expect(() => readEnvFile(join(folder, '.env'), {})).toThrow(ExplainedError);
  });
});

describe('a new site', () => {
  it('takes the place of the old, which stays beside it; the one before waits for the next', async () => {
    await write('dist/oldest.html');
    await write('dist.1/old.html');
    await publish(join(folder, 'dist.1'), join(folder, 'dist'));
    await write('dist.2/new.html');
    await publish(join(folder, 'dist.2'), join(folder, 'dist'));
    expect(await filesBelow()).toEqual(['dist.old/old.html', 'dist.spare/oldest.html', 'dist/new.html']);
    await beginWithSpare(join(folder, 'dist'), join(folder, 'dist.3'));
    expect(await filesBelow()).toEqual(['dist.3/oldest.html', 'dist.old/old.html', 'dist/new.html']);
    await publish(join(folder, 'dist.3'), join(folder, 'dist'));
    expect(await filesBelow()).toEqual(['dist.old/new.html', 'dist.spare/old.html', 'dist/oldest.html']);
  });

  it('comes where there was no site', async () => {
    await write('dist.1/new.html', 'new');
    await publish(join(folder, 'dist.1'), join(folder, 'dist'));
    expect(`${await read('dist/new.html')}`).toBe('new');
  });

  it('that is missing leaves the old ones', async () => {
    for (const name of ['dist/old.html', 'dist.old/older.html', 'dist.spare/oldest.html']) await write(name);
    await expect(publish(join(folder, 'dist.1'), join(folder, 'dist'))).rejects.toThrow('ENOENT');
    expect(await filesBelow()).toEqual(['dist.old/older.html', 'dist/old.html']);
  });

  it('whose build was killed just before it took its place leaves the old one, too', async () => {
    await write('dist.old/old.html', 'old');
    await recover(join(folder, 'dist'));
    expect(`${await read('dist/old.html')}`).toBe('old');
    await write('dist.old/older.html');
    await recover(join(folder, 'dist'));
    expect(await filesBelow()).toEqual(['dist.old/older.html', 'dist/old.html']);
  });

  it('begins with an old site, of which only what it has, too, stays', async () => {
    for (const name of ['same.html', 'venue/same.html', 'venue/gone.html', 'gone/gone.html']) {
      await write(`dist.spare/${name}`);
    }
    await beginWithSpare(join(folder, 'dist'), join(folder, 'dist.1'));
    const standing = keepOnly(new Set(['same.html', 'venue/same.html', 'new.html']), join(folder, 'dist.1'));
    expect([...standing].toSorted()).toEqual(['same.html', 'venue/same.html']);
    expect(await filesBelow()).toEqual(['dist.1/same.html', 'dist.1/venue/same.html']);
    expect(await readdir(join(folder, 'dist.1'))).not.toContain('gone');
  });

  it('begins empty where there is none so old', async () => {
    await beginWithSpare(join(folder, 'dist'), join(folder, 'dist.1'));
    expect(await readdir(join(folder, 'dist.1'))).toEqual([]);
  });

  it('is cleared of what ended builds have left, and nothing of a running one or of anybody else', async () => {
    const gone = 4_194_305;
    for (const name of ['dist', `dist.${gone}`, `dist.${process.pid}`, 'dist.backup', 'other.1']) {
      await write(`${name}/index.html`);
    }
    await removeLeftovers(join(folder, 'dist'));
    expect((await readdir(folder)).toSorted()).toEqual(['dist', `dist.${process.pid}`, 'dist.backup', 'other.1']);
  });
});

describe('the cache of a build', () => {
  const TEXT = '<p>carta</p>'.repeat(50);
  let cache: BuildCache;
  beforeEach(() => {
    cache = new BuildCache(join(folder, 'cache'), 9);
  });

  it('has both variants beside a text; pictures and texts that would not get smaller stay alone', async () => {
    for (const [path, content] of [
      ['index.html', TEXT],
      ['photo.jpg', 'x'.repeat(1000)],
      ['tiny.svg', '<svg/>'],
      ['img/LOGO.SVG', `<svg>${TEXT}</svg>`],
    ] as const) {
      cache.place(join(folder, 'site'), await cache.keep(path, content, 11));
    }
    expect(await filesBelow('site')).toEqual([
      'img/LOGO.SVG',
      'img/LOGO.SVG.br',
      'img/LOGO.SVG.gz',
      'index.html',
      'index.html.br',
      'index.html.gz',
      'photo.jpg',
      'tiny.svg',
    ]);
    expect(brotliDecompressSync(await read('site/index.html.br')).toString()).toBe(TEXT);
    expect(gunzipSync(await read('site/index.html.gz')).toString()).toBe(TEXT);
  });

  it('has Brotli alone beside what belongs to a venue and is no document', async () => {
    cache.place(join(folder, 'site'), await cache.keep('rows.json', TEXT, WORTH.own));
    expect(await filesBelow('site')).toEqual(['rows.json', 'rows.json.br']);
  });

  it('puts a file in the place of another, and leaves the same one where it is', async () => {
    const site = join(folder, 'site');
    await write('site/index.html', 'another');
    const kept = await cache.keep('index.html', TEXT, 9);
    const standing = new Set(['index.html', 'index.html.br', 'index.html.gz']);
    cache.place(site, kept, standing);
    expect(`${await read('site/index.html')}`).toBe(TEXT);
    const { ctimeMs } = await stat(join(site, 'index.html'));
    cache.place(site, kept, standing);
    expect((await stat(join(site, 'index.html'))).ctimeMs).toBe(ctimeMs);
    cache.place(site, kept);
    expect((await filesBelow('site')).toSorted()).toEqual([...standing].toSorted());
  });

  it('compresses a content once, and again where it is not whole', async () => {
    const kept = await cache.keep('index.html', TEXT, 9);
    const ctimeOf = async (): Promise<number> => (await stat(join(folder, 'cache', `${kept.kept}.br`))).ctimeMs;
    const first = await ctimeOf();
    const again = (): Promise<unknown> => new BuildCache(join(folder, 'cache'), 9).keep('other.html', TEXT, 9);
    expect(await again()).toEqual({ ...kept, path: 'other.html' });
    expect(await ctimeOf()).toBe(first);
    await rm(join(folder, 'cache', kept.kept));
    await write(`cache/${kept.kept}`, 'half');
    expect(await again()).toEqual({ ...kept, path: 'other.html' });
    expect(`${await read(`cache/${kept.kept}`)}`).toBe(TEXT);
    expect(await ctimeOf()).not.toBe(first);
    await rm(join(folder, 'cache', `${kept.kept}.gz`));
    expect(await again()).toEqual({ ...kept, path: 'other.html' });
    cache.place(join(folder, 'site'), kept);
    expect(await filesBelow('site')).toEqual(['index.html', 'index.html.br', 'index.html.gz']);
  });

  it('makes a step once for the same inputs, and again for others, another quality, or what is damaged', async () => {
    const made: string[] = [];
    const step = (own: BuildCache, input: string): Promise<string> =>
      own.step('page', [input], async () => {
        made.push(input);
        return `of ${input}`;
      });
    expect(await step(cache, 'paella')).toBe('of paella');
    expect(await step(new BuildCache(join(folder, 'cache'), 9), 'paella')).toBe('of paella');
    expect(made).toEqual(['paella']);
    await step(cache, 'gazpacho');
    await step(new BuildCache(join(folder, 'cache'), 11), 'paella');
    expect(made).toEqual(['paella', 'gazpacho', 'paella']);
    for (const name of await filesBelow('cache/steps')) await rm(join(folder, 'cache/steps', name));
    await step(cache, 'gazpacho');
    expect(made).toEqual(['paella', 'gazpacho', 'paella', 'gazpacho']);
  });

  it('keeps nothing of a step that fails', async () => {
    const fail = async (): Promise<string> => Promise.reject(new Error('no'));
    await expect(cache.step('page', 1, fail)).rejects.toThrow('no');
    expect(await cache.step('page', 1, async () => 'done')).toBe('done');
  });

  it('says so when a file is gone that it was to have', async () => {
    const kept = await cache.keep('index.html', TEXT, 11);
    await rm(join(folder, 'cache', `${kept.kept}.br`));
    expect(() => cache.place(join(folder, 'site'), kept)).toThrow(CacheDamagedError);
  });

  it('clears away what no build has used in a month', async () => {
    const names = async () => (await filesBelow('cache/files')).length;
    const [used, unused] = [await cache.keep('one.html', TEXT, 11), await cache.keep('two.html', `${TEXT}.`, 11)];
    expect(await names()).toBe(6);
    const old = new Date(Date.now() - 31 * 86_400_000);
    const age = async (name: string): Promise<void> => utimes(join(folder, 'cache', name), old, old);
    for (const name of await filesBelow('cache/files')) await age(`files/${name}`);
    cache.place(join(folder, 'site'), used);
    await cache.clear();
    expect(await names()).toBe(6);
    await age('cleared');
    await cache.clear();
    expect(await names()).toBe(3);
    expect(() => cache.place(join(folder, 'other'), used)).not.toThrow();
    expect(() => cache.place(join(folder, 'other'), unused)).toThrow(CacheDamagedError);
  });
});

describe('the list of what belongs to a page', () => {
  const ENTRY = '/cartasqr/assets/page-1a2b.js';
  const FINDER = '/cartasqr/assets/finder-1a2b.js';
  const LISTED = { files: [ENTRY], islands: [FINDER] };
  const OHARA = { path: 'ohara', routes: ['ohara', 'ohara/:urlPath'], status: 200, hasMenu: true, venue: 'ohara' };
  const DOCUMENT = '<div id="root" data-script="/cartasqr/assets/page-1a2b.js">';
  const list = (page: typeof OHARA | Omit<typeof OHARA, 'venue'>, document = DOCUMENT) =>
    listPageFiles(page, document, LISTED, (address) => `digest of ${address}`);

  it('names its files and those of its islands with their digests', async () => {
    expect(await list(OHARA)).toEqual({
      // The first digits of: printf '<div id="root" data-script="/cartasqr/assets/page-1a2b.js">' | sha256sum
      address: '/cartasqr/assets/page-f58aef54f616c9fee0f63329.json',
      list: {
        pages: [{ page: 'ohara', routes: OHARA.routes }],
        keep: true,
        files: { [ENTRY]: `sha256-digest of ${ENTRY}` },
        islands: { [FINDER]: `sha256-digest of ${FINDER}` },
      },
    });
  });

  it('is one where two pages have the same document', async () => {
    const lists = [
      await list({ ...OHARA, path: '' }),
      await list({ ...OHARA, path: 'test', routes: ['test'] }),
      await list(OHARA, `${DOCUMENT}</div>`),
    ].filter((each) => each !== undefined);
    expect(joinLists(lists).map((joined) => joined.list.pages.map(({ page }) => page))).toEqual([
      ['', 'test'],
      ['ohara'],
    ]);
  });

  it('says of a venue without a menu that it is not to be kept', async () => {
    expect(await list({ ...OHARA, hasMenu: false })).toMatchObject({ list: { keep: false, files: {}, islands: {} } });
  });

  it('says of the profile that it is', async () => {
    const { venue: _, ...profile } = OHARA;
    expect(await list({ ...profile, path: 'profile', hasMenu: false })).toMatchObject({ list: { keep: true } });
  });

  it('is not there for the not-found page', async () => {
    expect(await list({ ...OHARA, status: 404 })).toBeUndefined();
  });

  it('cannot be for a document that would not change with its files', async () => {
    await expect(list(OHARA, '<div id="root">')).rejects.toThrow('does not name /cartasqr/assets/page-1a2b.js');
  });

  const menu = isForeignTo({ path: 'ohara', hasMenu: true, languages: ['es', 'en'] });
  const profile = isForeignTo({ path: 'profile', hasMenu: false, languages: ['es'] });
  const staff = isForeignTo({ path: 'staff', hasMenu: false, languages: ['es'] });

  it.each([
    ['generated/interface/es.ts', false, false, false],
    ['generated/interface/en.ts', false, false, false],
    ['generated/interface/fr.ts', true, false, false],
    ['generated/overlay/en.ts', false, false, false],
    ['generated/overlay/fr.ts', true, false, false],
    ['generated/offers.ts', false, false, false],
    ['generated/venues/ohara/texts/en.ts', false, false, false],
    ['src/offline/start-offline.ts', false, false, false],
    ['src/loyalty/card.tsx', true, true, true],
    ['src/session/create-auth.ts', true, true, false],
    ['generated/account/es.ts', true, true, false],
    ['generated/venues.ts', true, true, false],
    ['node_modules/firebase/auth/dist/index.mjs', true, true, false],
    ['src/app/staff-app.tsx', true, true, false],
    ['src/staff/detect-with-wasm.ts', true, true, true],
    ['node_modules/zxing-wasm/reader/zxing_reader.wasm', true, true, true],
  ])(
    'leaves out %s: %s on a menu in two languages, %s on the profile, %s on the staff’s page',
    (source, onMenu, onProfile, onStaff) => {
      expect([menu(source), profile(source), staff(source)]).toEqual([onMenu, onProfile, onStaff]);
    },
  );
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
