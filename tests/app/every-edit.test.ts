import { once } from 'node:events';
import { cp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EditedProject } from '../support/edited-project.ts';
import { LONG } from '../support/long.ts';

/** Each is edited and built by itself, beside the others. */
const PROJECTS = LONG ? 2 : 1;
const EDITS = (LONG ? 200 : 2) / PROJECTS;
/** So many edits later a site is built from nothing at all. */
const FROM_NOTHING = 50;
const KILLS = LONG ? 40 : 1;
/** As many pages as one thread makes by itself (`src/app/build/page-makers.ts`). With those that there are besides, a second one helps. */
const MANY = 40;

const seed = LONG ? Date.now() : 17;
let projects: EditedProject[];
let project: EditedProject;

// As long as it takes to build a site from nothing.
beforeAll(async () => {
  projects = await Promise.all(Array.from({ length: PROJECTS }, (_, index) => EditedProject.create(seed + index)));
  [project] = projects as [EditedProject];
  for (const each of projects) {
    await each.write('venue-0');
    // Bundles, which take longest, are the same in all of them.
    if (each !== project) await cp(join(project.folder, 'cache'), join(each.folder, 'cache'), { recursive: true });
    await each.build();
  }
}, 0);
afterAll(() => Promise.all(projects.map((each) => each.remove())));

it('after every edit the site is the one that a build without memory makes, byte for byte', { timeout: 0 }, () =>
  Promise.all(
    projects.map(async (edited, index) => {
      for (let round = 0; round < EDITS; round++) {
        const what = await edited.edit();
        await edited.build();
        const anew = await edited.buildAnew(round % FROM_NOTHING === FROM_NOTHING - 1);
        const made = { generated: await edited.tree('generated'), site: await edited.tree('dist') };
        const where = { seed: seed + index, round, what };
        expect({ ...where, ...made }).toEqual({ ...where, ...anew });
      }
    }),
  ),
);

it('a build that is killed at any time leaves the old site or the new one whole', { timeout: 0 }, async () => {
  for (let round = 0; round < KILLS; round++) {
    const before = await project.tree('dist');
    await project.changePrice();
    await project.compile();
    const began = project.startBuild();
    const ended = once(began, 'close');
    await Promise.race([pause(project.random.whole(LONG ? 2_000 : 400)), ended]);
    began.kill('SIGKILL');
    await ended;
    const names = await readdir(project.folder);
    const killed = await project.tree(names.includes('dist') ? 'dist' : 'dist.old');
    await project.build();
    expect([before, await project.tree('dist')]).toContainEqual(killed);
  }
});

it('pages that several threads have made are those of one', { timeout: 0 }, async () => {
  for (let venue = 0; venue < MANY; venue++) await project.write(`many-${venue}`, 4, 1);
  await project.build();
  const many = await project.tree('dist');
  const steps = join(project.folder, 'cache/site/steps');
  const pages = (await readdir(steps)).filter((name) => name.startsWith('page-'));
  expect(pages.length).toBeGreaterThan(MANY);
  for (let start = 0; start < pages.length; start += MANY) {
    await Promise.all(pages.slice(start, start + MANY).map((name) => rm(join(steps, name))));
    await project.build();
    expect(await project.tree('dist')).toEqual(many);
  }
});
