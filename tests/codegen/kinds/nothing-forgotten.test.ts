/**
 * A kind is made of a few parts, and none can be forgotten: each in turn is taken out of a copy of the project, and the type check
 * says so, at the places that are then without it.
 */
import { spawn } from 'node:child_process';
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LONG } from '../../support/long.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const PROJECT = join(import.meta.dirname, '../../..');

/** What the parts of a kind lead to: the table, the components, the samples, and a generated page that has one of each kind. */
const PROGRAM = {
  extends: join(PROJECT, 'tsconfig.json'),
  include: ['src/preview/design/samples/every-entry.ts', 'codegen/emit', 'generated/venues/index'],
  exclude: [],
};

/** A copy of what is checked. */
function copyOfProject(): string {
  const root = temporaryFolder({ 'tsconfig.json': JSON.stringify(PROGRAM) });
  for (const name of ['src', 'codegen', 'server/protocol', 'generated']) {
    cpSync(join(PROJECT, name), join(root, name), { recursive: true });
  }
  rmSync(join(root, 'generated/venues'), { recursive: true });
  const example = 'tests/cases/every-entry/expected/venues/index';
  cpSync(join(PROJECT, example), join(root, 'generated/venues/index'), { recursive: true });
  symlinkSync(join(PROJECT, 'node_modules'), join(root, 'node_modules'));
  return root;
}

/** The files in which the type check finds an error. */
async function filesWithErrors(root: string): Promise<string[]> {
  // One thread takes half the processor time of several.
  const options = ['--noEmit', '--pretty', 'false', '--singleThreaded'];
  const tsc = spawn(join(PROJECT, 'node_modules/.bin/tsc'), options, { cwd: root });
  let said = '';
  tsc.stdout.on('data', (piece) => (said += piece));
  await new Promise((resolve, reject) => tsc.on('close', resolve).on('error', reject));
  const files = [...said.matchAll(/^(\S+)\(\d+,\d+\): error TS\d+/gm)].map(([, file = '']) => file);
  return [...new Set(files)].toSorted();
}

/** A part of a file; a file without a part is meant as a whole. */
type Part = readonly [file: string, part?: RegExp];

function take(path: string, part: RegExp | undefined): void {
  if (part === undefined) return rmSync(path);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(part, '');
  if (after === before) throw new Error(`${path} has nothing like ${part}.`);
  writeFileSync(path, after);
}

const TABLE = 'codegen/kinds/kinds.ts';
const ON_PAGE = 'codegen/kinds/on-page.ts';
const MODEL = 'src/menu/model.ts';
const ROWS = 'src/menu/menu-rows.ts';
const SAMPLES = 'src/preview/design/samples/every-entry.ts';
const COMPONENT = 'src/menu/wine.tsx';
const PAGE = 'generated/venues/index';

test('nothing is found where nothing is taken', async () => {
  expect(await filesWithErrors(copyOfProject())).toEqual([]);
});

const TAKEN: readonly (readonly [what: string, part: Part, missedIn: string[]])[] = [
  ['its module', ['codegen/kinds/wine.ts'], [TABLE]],
  ['its component in the module', ['codegen/kinds/wine.ts', /^ {2}components: .*\n/m], ['codegen/kinds/wine.ts']],
  ['its line in the table', [TABLE, /^ {2}wine: WINE,\n/m], [TABLE, ON_PAGE]],
  ['what the page is given of it', [MODEL, /^ {2}readonly wine: Wine;\n/m], [MODEL]],
  ['what the page must know of it', [MODEL, /^ {2}wine: \{ isServed.*\n/m], [MODEL]],
  ['that it is served', [MODEL, /(?<=^ {2}wine: \{ )isServed: true, /m], [MODEL]],
  ['how a menu writes it', [ROWS, /^export function wine\([\s\S]*?^\}\n/m], [`${PAGE}/menu.ts`, ROWS, SAMPLES]],
  ['its component', [COMPONENT], [`${PAGE}/route.tsx`, SAMPLES]],
  ['its component among the samples', [SAMPLES, /^ {2}wine: Wine,\n/m], [SAMPLES]],
  ['its sample', [SAMPLES, /^ {2}wine: \[\n[\s\S]*?^ {2}\],\n/m], [SAMPLES]],
];

// In short one of each place: each is a type check of its own.
test.concurrent.each(TAKEN.filter((_, index) => LONG || index % 5 === 0))(
  'without %s, a wine is an error of types',
  async (_, [file, part], missedIn) => {
    const root = copyOfProject();
    take(join(root, file), part);
    expect(await filesWithErrors(root)).toEqual(expect.arrayContaining(missedIn));
  },
);
