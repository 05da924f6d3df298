import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { generateMenu } from '../bench/generate-menus.ts';
import { Random } from '../bench/random.ts';
import { LONG } from '../support/long.ts';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';
import { treeOf } from '../support/tree-of.ts';

const EDITS = LONG ? 200 : 2;
const KILLS = LONG ? 40 : 1;
/** More pages than one thread makes by itself (`src/app/build/page-makers.ts`), and fewer. */
const MANY = 48;
const FEW = 26;
const CLOSED = 'status: unavailable\n';
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';

const random = new Random(LONG ? Date.now() : 17);
let project: ProjectCopy;
let folder: string;

// As long as it takes to build a site from nothing.
beforeAll(async () => {
  project = await copyProject();
  ({ folder } = project);
  // The menus of other tests take long, and are not edited.
  for (const name of await readdir(join(folder, 'menus'))) {
    if (name.endsWith('.yaml') && name !== 'index.yaml') await rm(join(folder, 'menus', name));
  }
  await writeMenu('venue-0');
  await build('dist', 'cache');
  // What a build without memory of any page begins with: bundles, which no edit of a menu changes.
  await cp(join(folder, 'cache'), join(folder, 'bundles'), {
    recursive: true,
    filter: (path) => !/steps\/(?!look|client)/.test(path),
  });
}, 0);
afterAll(() => project.remove());

const menuOf = (name: string): string => join(folder, 'menus', `${name}.yaml`);

const writeMenu = async (name: string): Promise<void> =>
  writeFile(menuOf(name), generateMenu({ name: `Bar ${name}`, items: 8, languages: 1 + random.whole(3) }, random));

const carta = (): Promise<void> => project.run(['codegen/carta.ts', 'build']);

function startBuild(out: string, cache: string): ChildProcess {
  const args = ['src/app/build.ts', '--quick', '--out', out, '--cache', join(folder, cache)];
  return spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
}

async function build(out: string, cache: string): Promise<void> {
  await carta();
  const [status] = await once(startBuild(out, cache), 'close');
  expect(status).toBe(0);
}

const site = (name: string): Promise<Record<string, string>> => treeOf(join(folder, name));

/** What editors do: to a line of a menu, to a whole menu, to the pictures. */
const EDIT: Readonly<Record<string, () => Promise<void>>> = {
  price: () => changeMenu((text) => text.replace(/: \d+\./, `: ${2 + random.whole(40)}.`)),
  dish: () => changeMenu((text) => text.replace(/ {6}- \S+/, `      - ${random.pick(['Migas', 'Gachas', 'Pisto'])}`)),
  order: () => changeMenu((text) => text.replace(/( {6}- .*\n)( {6}- .*\n)/, '$2$1')),
  name: () => changeMenu((text) => text.replace(/^venue: .*/m, `venue: Bar ${random.whole(99)}`)),
  look: () =>
    changeMenu((text) => {
      const accent = random.pick(['#8a1c1c', '#1c3f8a', '#1f5c33']);
      return `theme:\n  accent: '${accent}'\n${text.replace(/theme:\n {2}.*\n/, '')}`;
    }),
  closed: () => changeMenu((text) => (text.includes(CLOSED) ? text.replace(CLOSED, '') : CLOSED + text)),
  venue: () => writeMenu(`venue-${random.whole(4)}`),
  noVenue: async () => {
    const names = await generated();
    if (names.length > 1) await rm(menuOf(random.pick(names)));
  },
  logo: async () => {
    const images = join(folder, 'menus/img', random.pick(await generated()));
    await mkdir(images, { recursive: true });
    const logo = join(images, 'logo.svg');
    if (random.whole(3) === 0) await rm(logo, { force: true });
    else await writeFile(logo, DRAWING.replace('9v9', `${1 + random.whole(9)}v9`));
  },
};

const generated = async (): Promise<string[]> =>
  (await readdir(join(folder, 'menus'))).filter((name) => name.startsWith('venue-')).map((name) => name.slice(0, -5));

async function changeMenu(change: (text: string) => string): Promise<void> {
  const file = menuOf(random.pick(await generated()));
  await writeFile(file, change(await readFile(file, 'utf8')));
}

it(
  'after every edit the site is the one that a build without memory makes, byte for byte',
  { timeout: 0 },
  async () => {
    const edits = Object.entries(EDIT);
    for (let round = 0; round < EDITS; round++) {
      const [what, edit] = random.pick(edits);
      await edit();
      await build('dist', 'cache');
      await cp(join(folder, 'bundles'), join(folder, 'fresh'), { recursive: true });
      // In the long form from nothing at all once in a while: bundles come out the same, too.
      if (LONG && round % 50 === 49) await rm(join(folder, 'fresh'), { recursive: true });
      await build('scratch', 'fresh');
      await rm(join(folder, 'fresh'), { recursive: true });
      expect({ round, what, tree: await site('dist') }).toEqual({ round, what, tree: await site('scratch') });
    }
  },
);

it('a build that is killed at any time leaves the old site or the new one whole', { timeout: 0 }, async () => {
  for (let round = 0; round < KILLS; round++) {
    const before = await site('dist');
    await EDIT['price']?.();
    await carta();
    const began = startBuild('dist', 'cache');
    const ended = once(began, 'close');
    await Promise.race([pause(random.whole(LONG ? 3_000 : 400)), ended]);
    began.kill('SIGKILL');
    await ended;
    const killed = await readdir(folder).then((names) => (names.includes('dist') ? site('dist') : site('dist.old')));
    await build('dist', 'cache');
    expect([before, await site('dist')]).toContainEqual(killed);
  }
});

it('pages that several threads have made are those of one', { timeout: 0 }, async () => {
  for (let venue = 0; venue < MANY; venue++) {
    const menu = generateMenu({ name: `Bar ${venue}`, items: 4, languages: 1 }, random);
    await writeFile(menuOf(`many-${venue}`), menu);
  }
  await build('dist', 'cache');
  const many = await site('dist');
  const steps = join(folder, 'cache/site/steps');
  const pages = (await readdir(steps)).filter((name) => name.startsWith('page-'));
  expect(pages.length).toBeGreaterThan(MANY);
  for (let start = 0; start < pages.length; start += FEW) {
    await Promise.all(pages.slice(start, start + FEW).map((name) => rm(join(steps, name))));
    await build('dist', 'cache');
    expect(await site('dist')).toEqual(many);
  }
});
