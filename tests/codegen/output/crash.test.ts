/** A build that is killed, by SIGKILL, after each file it writes, links, renames or removes. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { runCommand } from '../support/run-command.ts';
import { readFiles, temporaryFolder, writeFiles } from '../support/temporary-folder.ts';

const BUILD = fileURLToPath(new URL('../support/killed-build.ts', import.meta.url));
const BAR = 'venue: Bar\nsections:\n  - section: Uno\n    items:\n      - Pan: 2\n';
const NEW = { 'menus/bar.yaml': BAR.replace('2', '3'), 'menus/masai.yaml': BAR.replace('Bar', 'Masai') };

async function outputOf(menus: Record<string, string>): Promise<Record<string, string>> {
  const root = temporaryFolder(menus);
  await runCommand(root, 'build');
  return readFiles(join(root, 'generated'));
}

/** Kills a build at one step: what it leaves, and what the first and the second command after it find. */
async function killAt(step: number) {
  const root = temporaryFolder({ 'menus/bar.yaml': BAR });
  await runCommand(root, 'build');
  writeFiles(root, NEW);
  const { signal, status } = spawnSync(process.execPath, [BUILD, String(step)], { cwd: root });
  const left = readFiles(join(root, 'generated'));
  await runCommand(root, 'check');
  const found = readFiles(join(root, 'generated'));
  await runCommand(root, 'build');
  const { generated, others } = sorted(readFiles(root));
  return { ended: signal ?? status, left, found, built: generated, others };
}

/** The files of the output, and those that are neither output nor menus. */
function sorted(files: Record<string, string>) {
  const entries = Object.entries(files);
  const generated = entries.filter(([path]) => path.startsWith('generated/'));
  const others = entries.filter(([path]) => !/^(menus|generated)\//.test(path));
  return {
    generated: Object.fromEntries(generated.map(([path, text]) => [path.replace('generated/', ''), text])),
    others: Object.fromEntries(others),
  };
}

test('a build that is killed leaves the old output or the new one, whole', { timeout: 120_000 }, async () => {
  const old = await outputOf({ 'menus/bar.yaml': BAR });
  const next = await outputOf(NEW);
  const outcomes = [];
  do outcomes.push(await killAt(outcomes.length + 1));
  while (outcomes.at(-1)?.ended === 'SIGKILL');

  // The last one had fewer steps than it was to be killed at.
  expect(outcomes.map(({ ended }) => ended)).toEqual([...outcomes.slice(1).map(() => 'SIGKILL'), 0]);
  const kinds = outcomes.map(({ left }) => nameOf(left, { nothing: {}, old, next }));
  // Many steps before the folders are swapped, one moment between the two renames, some steps after.
  expect(kinds.join(' ')).toMatch(/^(old ){10,}(nothing )(next ?)+$/);
  // The first command that runs after the kill finds a whole output, the next build ends what the killed one began.
  expect(outcomes.map(({ found }) => nameOf(found, { old, next }))).toEqual(
    kinds.map((kind) => (kind === 'nothing' ? 'old' : kind)),
  );
  expect(outcomes.map(({ built }) => nameOf(built, { next }))).toEqual(outcomes.map(() => 'next'));
  expect(outcomes.map(({ others }) => others)).toEqual(outcomes.map(() => ({})));
});

/** Which of these outputs it is, to the byte. */
function nameOf(files: Record<string, string>, outputs: Record<string, Record<string, string>>): string {
  const [name] = Object.entries(outputs).find(([, output]) => isDeepStrictEqual(files, output)) ?? ['torn'];
  return name;
}
