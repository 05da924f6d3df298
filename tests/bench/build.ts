/**
 * `npm run bench:build -- [VENUES …]`: how long `npm run build` takes with so many venues of 80 dishes in three languages: from nothing, again, and
 * when one price has changed; and beside it Astro, with the same menus as a content collection. Prints a Markdown table, writes nothing.
 * Results that were kept: docs/benchmarks.md.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { copyProject } from '../support/project-copy.ts';
import { ASTRO, astroProject } from './astro/build-with-astro.ts';
import { generateMenu } from './generate-menus.ts';
import { seconds } from './measure.ts';
import { Random } from './random.ts';

const REPORT = new URL('report-memory.ts', import.meta.url).href;
const SIZE = { items: 80, languages: 3 };
const asked = process.argv.slice(2).map(Number);

/** The two programs of `npm run build`. */
const CARTA = [
  ['codegen/carta.ts', 'build'],
  ['src/app/build.ts', '--cache', 'cache'],
];

/** Measures programs as one: how long they take, and the highest memory of any. */
async function build(folder: string, programs: readonly (readonly string[])[]): Promise<string> {
  const begin = performance.now();
  let kilobytes = 0;
  for (const args of programs) {
    const child = spawn(process.execPath, ['--import', REPORT, ...args], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
    });
    const [memory, [status]] = await Promise.all([text(child.stdio[3] as Readable), once(child, 'close')]);
    if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}`);
    kilobytes = Math.max(kilobytes, Number(memory));
  }
  return `${seconds(performance.now() - begin)}, ${Math.round(kilobytes / 1024)} MB`;
}

const [processor] = cpus();
process.stdout.write(
  `${cpus().length} × ${processor?.model}, Node ${process.versions.node}, load ${loadavg()[0]?.toFixed(1)}\n\n`,
);
process.stdout.write('| venues | by | from nothing | nothing changed | one price changed |\n|---|---|---|---|---|\n');
for (const venues of asked.length > 0 ? asked : [2, 30, 300, 1000]) {
  const { folder, remove } = await copyProject();
  const random = new Random(2026);
  for (let venue = 0; venue < venues; venue++) {
    const menu = generateMenu({ name: `Venue ${venue}`, ...SIZE }, random);
    await writeFile(join(folder, `menus/venue-${venue}.yaml`), menu);
  }
  const astro = await astroProject(join(folder, 'menus'));
  for (const [name, project, programs] of [
    ['Carta', folder, CARTA],
    ['Astro', astro.folder, [ASTRO]],
  ] as const) {
    const cold = await build(project, programs);
    const same = await build(project, programs);
    const file = join(project, 'menus/venue-1.yaml');
    const menu = await readFile(file, 'utf8');
    await writeFile(file, menu.replace(/: \d+\.(?:00|50|90)/, ': 41.50'));
    process.stdout.write(`| ${venues} | ${name} | ${cold} | ${same} | ${await build(project, programs)} |\n`);
  }
  await astro.remove();
  await remove();
}
