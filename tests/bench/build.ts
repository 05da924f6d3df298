/**
 * `npm run bench:build -- [VENUES …]`: how long `npm run build` takes with so many venues of 80 dishes in three languages: from nothing, again, and
 * when one price has changed; and beside it Astro, with the same menus as a content collection. Prints a Markdown table, writes nothing.
 * Results that were kept: docs/benchmarks.md.
 */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { copyProject } from '../support/project-copy.ts';
import { ASTRO, astroProject } from './astro/build-with-astro.ts';
import { generateMenu } from './generate-menus.ts';
import { measureIn, seconds } from './measure.ts';
import { Random } from './random.ts';

const SIZE = { items: 80, languages: 3 };
const asked = process.argv.slice(2).map(Number);

/** The two programs of `npm run build`. */
const PRELOADED = ['--import', './server/require-node.js'] as const;
const CARTA = [
  [...PRELOADED, 'codegen/carta.ts', 'build'],
  [...PRELOADED, 'src/app/build.ts', '--cache', 'cache'],
] as const;

/** Measures programs as one: how long they take, and the highest memory of any. */
function build(folder: string, programs: readonly (readonly [script: string, ...argv: string[]])[]): string {
  const measured = programs.map((program) => measureIn(folder, ...program));
  const milliseconds = measured.reduce((sum, each) => sum + each.milliseconds, 0);
  const megabytes = Math.max(...measured.map((each) => each.megabytes));
  return `${seconds(milliseconds)}, ${Math.round(megabytes)} MB`;
}

const [processor] = cpus();
process.stdout.write(
  `${cpus().length} × ${processor?.model}, Node ${process.versions.node}, load ${loadavg()[0]?.toFixed(1)}\n\n`,
);
/** A project that has these venues and no other. */
async function projectOf(venues: number): Promise<{ readonly folder: string; readonly remove: () => Promise<void> }> {
  const { folder, remove } = await copyProject();
  const menus = join(folder, 'menus');
  for (const name of await readdir(menus)) if (name.endsWith('.yaml')) await rm(join(menus, name));
  for (const name of await readdir(join(menus, 'img'))) {
    if (name !== '_system') await rm(join(menus, 'img', name), { recursive: true });
  }
  const settings = join(menus, '_system/site.yaml');
  const site = await readFile(settings, 'utf8');
  await writeFile(settings, site.replace(/^home:.*/m, 'home: venue-0').replace(/^demo:.*\n/m, ''));
  const random = new Random(2026);
  for (let venue = 0; venue < venues; venue++) {
    const menu = generateMenu({ name: `Venue ${venue}`, ...SIZE }, random);
    await writeFile(join(menus, `venue-${venue}.yaml`), menu);
  }
  return { folder, remove };
}

/** What is removed at the end: for minutes after many files were deleted, ext4 takes ten times as long to make one. */
const used: (() => Promise<void>)[] = [];
process.stdout.write('| venues | by | from nothing | nothing changed | one price changed |\n|---|---|---|---|---|\n');
for (const venues of asked.length > 0 ? asked : [2, 30, 300, 1000]) {
  const { folder, remove } = await projectOf(venues);
  const astro = await astroProject(join(folder, 'menus'));
  for (const [name, project, programs] of [
    ['Carta', folder, CARTA],
    ['Astro', astro.folder, [ASTRO]],
  ] as const) {
    const cold = build(project, programs);
    const same = build(project, programs);
    // The first three builds of a site link each of its files (decision 43); what is asked is how long any later one takes.
    build(project, programs);
    const file = join(project, 'menus/venue-1.yaml');
    const menu = await readFile(file, 'utf8');
    await writeFile(file, menu.replace(/: \d+\.(?:00|50|90)/, ': 41.50'));
    process.stdout.write(`| ${venues} | ${name} | ${cold} | ${same} | ${build(project, programs)} |\n`);
  }
  used.push(astro.remove, remove);
}
for (const remove of used) await remove();
