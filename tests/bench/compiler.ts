import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateMenus } from './generate-menus.ts';
import { measure, median, seconds, type Measured, type Row } from './measure.ts';
import { checkTypes } from './type-check.ts';

const CARTA = 'codegen/carta.ts';
const ROUNDS = 3;
const VENUES = 1000;
const ITEMS = 80;

/** The compiler at the size of its promises: 1,000 venues of 80 one-line items in four languages. */
export function benchmarkCompiler(): Row[] {
  const root = mkdtempSync(join(tmpdir(), 'carta-bench-'));
  try {
    const menus = join(root, 'menus');
    generateMenus(menus, { venues: VENUES, items: ITEMS });
    return [...atScale(root, menus), ofSpoiledMenus(root), ...ofRepository(root)];
  } finally {
    rmSync(root, { recursive: true });
  }
}

function atScale(root: string, menus: string): Row[] {
  const out = join(root, 'generated');
  const folders = ['--menus', menus, '--out', out];
  const floors: Measured[] = [];
  const builds: Measured[] = [];
  // In turn, so that a noisy machine is noisy for both. Each build makes a new folder: where many files have just been
  // deleted, file systems are slow to make others.
  for (let round = 0; round < ROUNDS; round++) {
    floors.push(measure('tests/bench/parse-floor.ts', menus));
    builds.push(measure(CARTA, 'build', '--menus', menus, '--out', round === 0 ? out : `${out}-${round}`));
  }
  const again = measure(CARTA, 'build', ...folders);
  const check = measure(CARTA, 'check', ...folders);
  const cold = median(builds.map(({ milliseconds }) => milliseconds));
  const types = checkTypes(root);
  const latencies = JSON.parse(measure('tests/bench/watch-latency.ts', menus, out).output) as number[];
  return [
    {
      what: `\`build\` of ${VENUES} venues, cold`,
      measured: seconds(cold),
      limit: `${seconds(median(floors.map(({ milliseconds }) => milliseconds)))}, \`yaml\` alone over the same files`,
    },
    {
      what: 'its memory, all threads',
      measured: `${Math.round(Math.max(...builds.map(({ megabytes }) => megabytes)))} MB`,
      limit: '400 MB',
    },
    { what: 'a second `build`, nothing changed', measured: seconds(again.milliseconds), limit: seconds(cold) },
    { what: '`check`', measured: seconds(check.milliseconds), limit: seconds(cold) },
    {
      what: `\`watch\`, one of ${VENUES} files changed`,
      measured: `${Math.round(median(latencies))} ms, at most ${Math.round(Math.max(...latencies))} ms`,
      limit: '50 ms',
    },
    {
      what: `type check of ${VENUES} generated venues`,
      measured: `${types.seconds.toFixed(1)} s, ${Math.round(types.megabytes)} MB`,
      limit: '20 s, 1024 MB',
    },
  ];
}

/** Whatever stands in a menu, editors wait for what is said of it. */
function ofSpoiledMenus(root: string): Row {
  const { output } = measure('tests/bench/spoiled-menus.ts', join(root, 'spoiled'));
  return { what: 'a spoiled menu, the slowest of 300', measured: seconds(Number(output)), limit: '1.0 s' };
}

/** The menus of the repository, as whole processes. */
function ofRepository(root: string): Row[] {
  const menus = fileURLToPath(new URL('../../menus', import.meta.url));
  const builds = Array.from({ length: ROUNDS }, (_, round) =>
    measure(CARTA, 'build', '--menus', menus, '--out', join(root, `repository-${round}`)),
  );
  const milliseconds = median(builds.map((build) => build.milliseconds));
  return [{ what: "`build` of the repository's menus", measured: seconds(milliseconds), limit: '1.0 s' }];
}
