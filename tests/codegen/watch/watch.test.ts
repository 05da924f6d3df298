import { EventEmitter, on } from 'node:events';
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, watch } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { watchMenus, type WatchResult } from '../../../codegen/watch/watch.ts';
import { writeSite } from '../../../codegen/watch/write-changes.ts';
import { runCommand } from '../support/run-command.ts';
import { readFiles, temporaryFolder, writeFiles } from '../support/temporary-folder.ts';

const BAR = 'venue: Bar\nsections:\n  - section: Uno\n    items:\n      - Pan: 2\n';
const MASAI = BAR.replace('Bar', 'Masai');
const CHAIN = 'venue: Chain\nsections:\n  - use: bebidas\n';
const BEBIDAS = 'sections:\n  - section: Bebidas\n    items:\n      - Agua: 2\n';

/** Watches a folder of menus; `next` gives the next result, once it is there. */
async function watching(files: Record<string, string>, out = 'generated') {
  const root = temporaryFolder(files);
  const told = new EventEmitter();
  const results = on(told, 'result');
  const { close } = await watchMenus({
    menus: join(root, 'menus'),
    out: join(root, out),
    onResult: (result) => told.emit('result', result),
  });
  onTestFinished(close);
  const below = (paths: readonly string[]): string[] => paths.map((path) => path.slice(root.length + 1)).toSorted();
  const nextWhole = async (): Promise<WatchResult> => ((await results.next()).value as [WatchResult])[0];
  const next = async () => {
    const { diagnostics, written, removed, failure } = await nextWhole();
    return {
      codes: diagnostics.map(({ file, code }) => `${file.slice(root.length + 1)} ${code}`),
      written: below(written),
      removed: below(removed),
      ...(failure === undefined ? {} : { failure }),
    };
  };
  return { root, next, nextWhole };
}

test('the first build writes everything, and a change only what it concerns', async () => {
  const { root, next } = await watching({ 'menus/bar.yaml': BAR, 'menus/masai.yaml': MASAI });
  expect((await next()).written).toEqual(
    expect.arrayContaining(['generated/routes.tsx', 'generated/venues/bar/menu.ts', 'generated/venues/masai/menu.ts']),
  );
  writeFiles(root, { 'menus/bar.yaml': BAR.replace('2', '3') });
  expect(await next()).toEqual({ codes: [], written: ['generated/venues/bar/menu.ts'], removed: [] });
  expect(await runCommand(root, 'check')).toMatchObject({ status: 0 });
});

test('a menu with an error keeps its last good output while others go on, and is right again when mended', async () => {
  const { root, next } = await watching({ 'menus/bar.yaml': BAR, 'menus/masai.yaml': MASAI });
  await next();
  const before = readFiles(join(root, 'generated'));
  writeFiles(root, { 'menus/bar.yaml': BAR.replace('2', '2.555') });
  expect(await next()).toEqual({ codes: ['menus/bar.yaml bad-price'], written: [], removed: [] });
  expect(readFiles(join(root, 'generated'))).toEqual(before);
  writeFiles(root, { 'menus/masai.yaml': MASAI.replace('2', '4') });
  expect(await next()).toEqual({
    codes: ['menus/bar.yaml bad-price'],
    written: ['generated/venues/masai/menu.ts'],
    removed: [],
  });
  writeFiles(root, { 'menus/bar.yaml': BAR.replace('2', '5') });
  expect(await next()).toEqual({ codes: [], written: ['generated/venues/bar/menu.ts'], removed: [] });
});

test('a menu that is broken from the start keeps what an earlier build made of it', async () => {
  const files = { 'menus/bar.yaml': BAR, 'menus/masai.yaml': MASAI };
  const earlier = temporaryFolder(files);
  await runCommand(earlier, 'build');
  const output = readFiles(join(earlier, 'generated'));
  const { root, next } = await watching({
    ...files,
    'menus/bar.yaml': '[',
    ...Object.fromEntries(Object.entries(output).map(([path, text]) => [`generated/${path}`, text])),
  });
  expect(await next()).toEqual({ codes: ['menus/bar.yaml yaml-syntax'], written: [], removed: [] });
  expect(readFiles(join(root, 'generated'))).toEqual(output);
});

test('a menu that takes the barID of one with an error is reported, as by a build that keeps going', async () => {
  const { root, next } = await watching({ 'menus/bar.yaml': BAR, 'menus/masai.yaml': MASAI });
  await next();
  writeFiles(root, { 'menus/bar.yaml': BAR.replace('2', '2.555') });
  await next();
  const tables = readFiles(join(root, 'generated'))['venues.ts'];
  writeFiles(root, { 'menus/masai.yaml': `barID: bar\n${MASAI}` });
  expect((await next()).codes).toEqual(['menus/bar.yaml bad-price', 'menus/masai.yaml duplicate-route']);
  expect(readFiles(join(root, 'generated'))['venues.ts']).toBe(tables);
  expect((await runCommand(root, 'build', '--keep-going')).err).toContain('duplicate-route');
});

test('a new menu is added, a renamed one moves, a deleted one goes', async () => {
  const { root, next } = await watching({ 'menus/bar.yaml': BAR });
  await next();
  writeFiles(root, { 'menus/masai.yaml': MASAI });
  expect((await next()).written).toEqual([
    'generated/routes.tsx',
    'generated/venues.ts',
    'generated/venues/masai/menu.ts',
    'generated/venues/masai/route.tsx',
    'generated/venues/masai/texts.ts',
    'generated/venues/masai/texts/es.ts',
  ]);
  renameSync(join(root, 'menus/masai.yaml'), join(root, 'menus/ohara.yaml'));
  const moved = await next();
  expect(moved.written).toContain('generated/venues/ohara/menu.ts');
  expect(moved.removed).toContain('generated/venues/masai/menu.ts');
  rmSync(join(root, 'menus/ohara.yaml'));
  expect(await next()).toEqual({
    codes: [],
    written: ['generated/routes.tsx', 'generated/venues.ts'],
    removed: ['menu.ts', 'route.tsx', 'texts.ts', 'texts/es.ts'].map((name) => `generated/venues/ohara/${name}`),
  });
  expect(await runCommand(root, 'check')).toMatchObject({ status: 0 });
});

test('a partial that changes builds the menus that use it, also one that was missing', async () => {
  const { root, next } = await watching({ 'menus/bar.yaml': BAR, 'menus/chain.yaml': CHAIN });
  expect((await next()).codes).toEqual(['menus/chain.yaml unknown-partial']);
  writeFiles(root, { 'menus/_shared/bebidas.yaml': BEBIDAS });
  const added = await next();
  expect(added.codes).toEqual([]);
  expect(added.written).toContain('generated/venues/chain/menu.ts');
  writeFiles(root, { 'menus/_shared/bebidas.yaml': BEBIDAS.replace('2', '3') });
  expect(await next()).toEqual({ codes: [], written: ['generated/venues/chain/menu.ts'], removed: [] });
  writeFiles(root, { 'menus/_shared/bebidas.yaml': BEBIDAS.replace('2', '-3') });
  expect(await next()).toEqual({ codes: ['menus/_shared/bebidas.yaml bad-price'], written: [], removed: [] });
});

test('a picture that appears is used', async () => {
  const menu = 'venue: Bar\nsections:\n  - section: Uno\n    items:\n      - item: Pan\n        image: pan\n';
  const { root, next } = await watching({ 'menus/bar.yaml': menu });
  expect((await next()).codes).toEqual(['menus/bar.yaml missing-image']);
  mkdirSync(join(root, 'menus/img'));
  writeFiles(root, { 'menus/img/bar/pan.jpg': '<svg width="600" height="400"/>' });
  // The folder may be seen before the picture.
  while ((await next()).codes.length > 0);
  expect(readFiles(root)['generated/venues/bar/menu.ts']).toContain(`image: 'bar/pan.jpg'`);
});

test('its own output is no change, even inside of the menus folder', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { root, next } = await watching({ 'menus/bar.yaml': BAR }, 'menus/out');
  await next();
  // All that the build did is told before this is; no result of it is on its way.
  const seen = on(watch(join(root, 'menus')).unref(), 'change');
  writeFiles(root, { 'menus/last.txt': '' });
  for await (const [, name] of seen) if (name === 'last.txt') break;
  expect(vi.getTimerCount()).toBe(0);
});

test('an editor that writes in steps causes one result, not an error in between', async () => {
  const { root, next } = await watching({ 'menus/bar.yaml': BAR });
  await next();
  writeFiles(root, { 'menus/bar.yaml': '' });
  writeFiles(root, { 'menus/bar.yaml': BAR.replace('2', '3') });
  expect(await next()).toEqual({ codes: [], written: ['generated/venues/bar/menu.ts'], removed: [] });
  writeFiles(root, { 'menus/bar.yaml': BAR.replace('2', '2.555') });
  expect(await next()).toEqual({ codes: ['menus/bar.yaml bad-price'], written: [], removed: [] });
});

test('a menus folder that is gone is told from one without menus', async () => {
  const { root, next } = await watching({ 'menus/bar.yaml': BAR });
  await next();
  rmSync(join(root, 'menus'), { recursive: true });
  const { failure } = await next();
  expect(failure?.en).toMatch(/menus is gone$/);
  expect(Object.keys(readFiles(root))).toContain('generated/venues/bar/menu.ts');
  writeFiles(root, { 'menus/bar.yaml': BAR.replace('2', '3') });
  await expect.poll(async () => (await next()).written).toEqual(['generated/venues/bar/menu.ts']);
});

test('the hint for a partial that is missing names one that exists now', async () => {
  const hints = async (): Promise<string[]> => (await nextWhole()).diagnostics.map(({ hint }) => hint);
  const { root, nextWhole } = await watching({ 'menus/chain.yaml': CHAIN });
  expect(await hints()).toEqual(['write _shared/bebidas.yaml, or correct the name']);
  writeFiles(root, { 'menus/_shared/bebida.yaml': BEBIDAS });
  expect(await hints()).toEqual(['did you mean "bebida"?']);
  rmSync(join(root, 'menus/_shared/bebida.yaml'));
  expect(await hints()).toEqual(['write _shared/bebidas.yaml, or correct the name']);
});

test('a folder that stands in the place of another one is watched, too', async () => {
  const { root, next } = await watching({ 'menus/chain.yaml': CHAIN, 'menus/_shared/bebidas.yaml': BEBIDAS });
  await next();
  for (const [folder, file] of [
    ['menus/_shared', 'menus/_shared/bebidas.yaml'],
    ['menus', 'menus/_shared/bebidas.yaml'],
    ['menus', 'menus/chain.yaml'],
  ] as const) {
    cpSync(join(root, folder), join(root, 'other'), { recursive: true });
    renameSync(join(root, folder), join(root, `was-${file.length}-${folder.length}`));
    renameSync(join(root, 'other'), join(root, folder));
    expect(await next()).toEqual({ codes: [], written: [], removed: [] });
    writeFiles(root, { [file]: readFileSync(join(root, file), 'utf8').replace('sections:', 'sections: [') });
    expect((await next()).codes).toContain(`${file} yaml-syntax`);
    writeFiles(root, { [file]: file.includes('_shared') ? BEBIDAS : CHAIN });
    expect((await next()).codes).toEqual([]);
  }
});

test('an output that was deleted is whole again with the next change', async () => {
  const { root, next } = await watching({ 'menus/bar.yaml': BAR, 'menus/masai.yaml': MASAI });
  const { written } = await next();
  rmSync(join(root, 'generated'), { recursive: true });
  writeFiles(root, { 'menus/bar.yaml': BAR.replace('2', '3') });
  expect((await next()).written).toEqual(written);
});

test('every result says how each venue stands, also one that an error keeps as it was', async () => {
  const files = { 'menus/bar.yaml': BAR, 'menus/masai.yaml': `barID: bar\n${MASAI}`, 'menus/rota.yaml': '[' };
  const { root, nextWhole } = await watching(files);
  const standing = async () => {
    const { venues } = await nextWhole();
    return venues.map(({ id, missing: { errors, allergens, pictures }, summary }) => ({
      id,
      errors,
      allergens,
      pictures,
      name: summary?.name,
    }));
  };
  // The barID that masai shares with bar shows only beside the other menu.
  expect(await standing()).toEqual([
    { id: 'bar', errors: 0, allergens: 1, pictures: 0, name: 'Bar' },
    { id: 'masai', errors: 1, allergens: 1, pictures: 0, name: 'Masai' },
    { id: 'rota', errors: 1, allergens: 0, pictures: 0, name: undefined },
  ]);
  writeFiles(root, { 'menus/masai.yaml': MASAI.replace('Pan: 2', 'Pan: 2 []') });
  expect(await standing()).toMatchObject([{ id: 'bar' }, { id: 'masai', errors: 0, allergens: 0 }, { id: 'rota' }]);
  writeFiles(root, { 'menus/bar.yaml': BAR.replace('Pan: 2', 'Pan: 2.555') });
  expect(await standing()).toMatchObject([{ id: 'bar', errors: 1, name: 'Bar' }, { id: 'masai' }, { id: 'rota' }]);
});

test('as JSON, a result holds problems and files; what is missing is among the warnings', async () => {
  const root = temporaryFolder({ 'menus/bar.yaml': BAR });
  const folders = ['--menus', join(root, 'menus'), '--out', join(root, 'generated')];
  const { out } = await runCommand(root, 'watch', '--format', 'json', ...folders);
  expect(Object.keys(JSON.parse(out) as object)).toEqual(['diagnostics', 'written', 'removed', 'milliseconds']);
});

test('an editor’s completion knows a new section of a partial at once', async () => {
  const bebidas = 'sections:\n- section: Refrescos\n  items:\n  - Agua: 2\n';
  const { root, next } = await watching({ 'menus/bar.yaml': BAR, 'menus/_shared/bebidas.yaml': bebidas });
  await next();
  writeFiles(root, { 'menus/_shared/bebidas.yaml': `${bebidas}- section: Vinos\n  items:\n  - Tinto: 3\n` });
  expect(await next()).toEqual({ codes: [], written: ['generated/menu.schema.json'], removed: [] });
  const schema = readFileSync(join(root, 'generated/menu.schema.json'), 'utf8');
  expect(schema).toContain('"bebidas#vinos"');
  expect(schema).toContain('"bebidas#refrescos"');
});

test('a language comes with its file and goes with it, and so does what partials say of it', async () => {
  const words = readFileSync(join(import.meta.dirname, '../../languages/_system/interface/qaa.yaml'), 'utf8');
  const { root, next } = await watching({
    'menus/bar.yaml': BAR,
    'menus/_shared/bebidas.yaml': BEBIDAS.replace('Agua', 'Agua @xx Water'),
    'menus/_system/interface/xx.yaml': words,
  });
  expect(await next()).toMatchObject({ codes: [] });
  rmSync(join(root, 'menus/_system/interface/xx.yaml'));
  const { codes, removed } = await next();
  expect(codes).toEqual(['menus/_shared/bebidas.yaml unknown-language']);
  expect(removed).toContain('generated/interface/xx.ts');
  expect(await runCommand(root, 'check')).toMatchObject({ out: expect.not.stringContaining('xx.ts') });
  writeFiles(root, { 'menus/_system/interface/xx.yaml': words });
  expect(await next()).toMatchObject({ codes: [], written: expect.arrayContaining(['generated/interface/xx.ts']) });
  expect(await runCommand(root, 'check')).toMatchObject({ status: 0 });
});

test('settings of the site with an error keep all of the output, and what changed meanwhile comes when they are mended', async () => {
  const files = { 'menus/bar.yaml': BAR, 'menus/_system/site.yaml': 'basePath: /\nhome: bar\n' };
  const { root, next } = await watching(files);
  await next();
  const before = readFiles(join(root, 'generated'));
  const isHeld = { codes: ['menus/_system/site.yaml bad-link'], written: [], removed: [] };
  // The home of the site is gone, and there is a menu that was not there before.
  renameSync(join(root, 'menus/bar.yaml'), join(root, 'menus/masai.yaml'));
  expect(await next()).toEqual(isHeld);
  writeFiles(root, { 'menus/masai.yaml': MASAI.replace('2', '3') });
  expect(await next()).toEqual(isHeld);
  expect(readFiles(join(root, 'generated'))).toEqual(before);
  const again = await watchMenus({
    menus: join(root, 'menus'),
    out: join(root, 'generated'),
    onResult: ({ written, removed }) => expect([written, removed]).toEqual([[], []]),
  });
  await again.close();
  writeSite({ menus: join(root, 'menus'), out: join(root, 'generated') });
  expect(readFiles(join(root, 'generated'))).toEqual(before);
  writeFiles(root, { 'menus/_system/site.yaml': 'basePath: /\nhome: masai\n' });
  expect(await next()).toMatchObject({ codes: [], removed: expect.arrayContaining(['generated/venues/bar/menu.ts']) });
  expect(await runCommand(root, 'check')).toMatchObject({ status: 0, out: expect.not.stringContaining('out of date') });
});

test('an output with the settings of the site alone is filled, as of a project that has none before `npm run dev`', async () => {
  const root = temporaryFolder({ 'menus/bar.yaml': BAR });
  const folders = { menus: join(root, 'menus'), out: join(root, 'generated') };
  writeSite(folders);
  expect(readdirSync(folders.out)).toEqual(['languages.ts', 'site.ts']);
  const { promise, resolve } = Promise.withResolvers<readonly string[]>();
  const { close } = await watchMenus({ ...folders, onResult: ({ written }) => resolve(written) });
  onTestFinished(close);
  expect(await promise).toContainEqual(expect.stringMatching(/venues\/bar\/menu\.ts$/));
});

test('a menu that is a link to another one changes with it', async () => {
  const { root, next } = await watching({ 'menus/bar.yaml': BAR });
  await next();
  symlinkSync('bar.yaml', join(root, 'menus/otro.yaml'));
  await next();
  writeFiles(root, { 'menus/bar.yaml': BAR.replace('2', '3') });
  expect((await next()).written).toEqual(['generated/venues/bar/menu.ts', 'generated/venues/otro/menu.ts']);
});
