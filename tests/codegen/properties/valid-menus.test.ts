/** What holds of every menu that the language allows, however it is written. */
import * as fc from 'fast-check';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { toInspect } from '../../../codegen/commands/inspect.ts';
import { compile, inOneLine } from '../support/compile.ts';
import { formatted } from '../support/format.ts';
import { runCommand } from '../support/run-command.ts';
import { readFiles, temporaryFolder } from '../support/temporary-folder.ts';
import { menu } from './arbitrary-menu.ts';
import { runs } from './runs.ts';
import { textsOf, type Texts } from './write-menu.ts';

/** What `carta inspect` prints of the venue, which has no error. */
function inspected({ venue, uno, dos }: Texts): unknown {
  const { venue: resolved, diagnostics } = compile(venue, { partials: { uno, dos } });
  expect(diagnostics.filter(({ severity }) => severity === 'error').map(inOneLine)).toEqual([]);
  return JSON.parse(JSON.stringify(resolved && toInspect(resolved)));
}

const texts = fc.tuple(menu, fc.nat()).map(([given, seed]) => textsOf(given, seed));

test('a valid menu has no error, one layout, and says the same in it', () => {
  fc.assert(
    fc.property(texts, (given) => {
      const { venue, uno, dos } = given;
      const laidOut = {
        venue: formatted(venue, 'venue'),
        uno: formatted(uno, 'partial'),
        dos: formatted(dos, 'partial'),
      };
      expect(inspected(laidOut)).toEqual(inspected(given));
    }),
    runs(10),
  );
});

test('valid menus build, and their layout changes nothing of what is built', async () => {
  const { numRuns, seed } = runs(10);
  const menus = fc.sample(fc.tuple(menu, fc.nat()), { numRuns, seed });
  const files = menus.flatMap(([given, dice], index) => {
    const { venue, uno, dos } = textsOf(given, dice);
    // Each has partials of its own.
    const own = venue.replaceAll(/(?<![-\w])(uno|dos)(?=$|[#"'\s,}])/gm, `$1-${index}`);
    return [
      [`menus/bar-${index}.yaml`, own],
      [`menus/_shared/uno-${index}.yaml`, uno],
      [`menus/_shared/dos-${index}.yaml`, dos],
    ];
  });
  const root = temporaryFolder(Object.fromEntries(files));
  const built = await runCommand(root, 'build');
  expect({ seed, status: built.status, errors: built.err.match(/^.* error .*$/gm) }).toEqual({
    seed,
    status: 0,
    errors: null,
  });
  const before = readFiles(join(root, 'generated'));
  expect(await runCommand(root, 'fmt')).toMatchObject({ status: 0, err: '' });
  expect(await runCommand(root, 'fmt', '--check')).toEqual({
    status: 0,
    out: 'Every file is formatted.\n',
    err: '',
  });
  expect(await runCommand(root, 'build')).toMatchObject({
    status: 0,
    out: 'generated is up to date: nothing was written.\n',
  });
  expect(readFiles(join(root, 'generated'))).toEqual(before);
});
