import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { generateMenu } from '../bench/generate-menus.ts';
import { Random } from '../bench/random.ts';
import { copyProject } from '../support/project-copy.ts';

/** More than one thread makes, see `src/app/build/page-makers.ts`; and fewer. */
const MANY = 70;
const FEW = 35;

/** Every file below a folder with a digest of its content. */
async function treeOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const places = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const digests = places.toSorted().map(async (place) => {
    const digest = createHash('sha256').update(await readFile(place));
    return [place.slice(folder.length + 1), digest.digest('hex')] as const;
  });
  return Object.fromEntries(await Promise.all(digests));
}

it('pages that several threads have made are those of one', { timeout: 0 }, async () => {
  const { folder, run, remove } = await copyProject();
  const random = new Random(5);
  for (let venue = 0; venue < MANY; venue++) {
    const menu = generateMenu({ name: `Bar ${venue}`, items: 4, languages: 2 }, random);
    await writeFile(join(folder, `menus/bar-${venue}.yaml`), menu);
  }
  await run(['codegen/carta.ts', 'build']);
  const build = () => run(['src/app/build.ts', '--quick', '--cache', 'cache']);
  await build();
  const many = await treeOf(join(folder, 'dist'));
  const steps = join(folder, 'cache/site/steps');
  const pages = (await readdir(steps)).filter((name) => name.startsWith('page-'));
  expect(pages.length).toBeGreaterThan(MANY);
  for (let start = 0; start < pages.length; start += FEW) {
    await Promise.all(pages.slice(start, start + FEW).map((name) => rm(join(steps, name))));
    await build();
    expect(await treeOf(join(folder, 'dist'))).toEqual(many);
  }
  await remove();
});
