import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { runCommand } from './support/run-command.ts';
import { readFiles, temporaryFolder, writeFiles } from './support/temporary-folder.ts';

/** See tests/cases/README.md. */
const CASES = fileURLToPath(new URL('../cases', import.meta.url));
const names = readdirSync(CASES, { withFileTypes: true }).filter((entry) => entry.isDirectory());

/** What is the same for all menus. */
const isCommon = (path: string): boolean =>
  /^(README\.md|interface-types\.ts|languages\.ts|flags\.css|(menu|partial|interface)\.schema\.json|(interface|overlay|tonight|offers|consent|loyalty|account|staff)(\.ts|\/.*))$/.test(
    path,
  );

async function build(folder: string): Promise<Record<string, string>> {
  const out = join(temporaryFolder(), 'generated');
  const { err } = await runCommand(folder, 'build', '--out', out);
  const files = Object.entries(readFiles(out)).filter(([path]) => !isCommon(path));
  return { ...Object.fromEntries(files), ...(err === '' ? {} : { 'diagnostics.txt': err }) };
}

test.each(names.map(({ name }) => name))('%s', async (name) => {
  const expected = join(CASES, name, 'expected');
  const built = await build(join(CASES, name));
  if (process.env['UPDATE_CASES']) {
    rmSync(expected, { recursive: true, force: true });
    writeFiles(expected, built);
  }
  expect(Object.keys(built)).not.toEqual([]);
  expect(built).toEqual(readFiles(expected));
});
