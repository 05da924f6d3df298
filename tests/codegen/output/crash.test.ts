/** A build that is killed, by SIGKILL, at each step that changes the disk. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
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

test('a build that is killed leaves the old output or the new one, whole', { timeout: 120_000 }, async () => {
  const old = await outputOf({ 'menus/bar.yaml': BAR });
  const next = await outputOf(NEW);
  const ends: string[] = [];
  for (let step = 1; ; step++) {
    const root = temporaryFolder({ 'menus/bar.yaml': BAR });
    await runCommand(root, 'build');
    writeFiles(root, NEW);
    const { signal, status } = spawnSync(process.execPath, [BUILD, String(step)], { cwd: root });
    const left = readFiles(join(root, 'generated'));
    // The first command after it sees a whole output and nothing beside it.
    await runCommand(root, 'check');
    const found = readFiles(join(root, 'generated'));
    if (Object.keys(left).length > 0) expect(found).toEqual(left);
    expect([old, next]).toContainEqual(found);
    ends.push(Object.keys(left).length === 0 ? 'between' : found['venues.ts'] === old['venues.ts'] ? 'old' : 'new');
    // And the next build does what the killed one should have done.
    expect(await runCommand(root, 'build')).toMatchObject({ status: 0 });
    expect(readFiles(join(root, 'generated'))).toEqual(next);
    expect(Object.keys(readFiles(root)).filter((path) => !/^(menus|generated)\//.test(path))).toEqual([]);
    if (signal === null) {
      expect(status).toBe(0);
      break;
    }
    expect(signal).toBe('SIGKILL');
  }
  // Many steps before the swap, one between its two renames, some after.
  expect(ends.filter((end) => end === 'old').length).toBeGreaterThan(10);
  expect(ends.filter((end) => end === 'between')).toHaveLength(1);
  expect(ends.slice(ends.indexOf('between') + 1)).toEqual(expect.arrayContaining(['new']));
  expect(ends.slice(ends.indexOf('between') + 1)).not.toContain('old');
});
