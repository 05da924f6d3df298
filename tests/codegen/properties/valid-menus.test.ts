/** What holds of every menu that the language allows, however it is written. */
import * as fc from 'fast-check';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Source } from '../../../codegen/parse/source-file.ts';
import { compileVenue } from '../../../codegen/compile-venue.ts';
import { formatText, type FileKind } from '../../../codegen/layout/format-text.ts';
import { toInspect } from '../../../codegen/resolve/print.ts';
import { inOneLine } from '../support/compile.ts';
import { runCommand } from '../support/run-command.ts';
import { readFiles, temporaryFolder } from '../support/temporary-folder.ts';
import { menu, type Menu } from './arbitrary-menu.ts';
import { runs } from './runs.ts';
import { writeMenu } from './write-menu.ts';

type Texts = { readonly venue: string; readonly uno: string; readonly dos: string };

/** The texts of a menu and its partials. */
function textsOf({ venue, partials }: Menu, seed: number): Texts {
  return {
    venue: writeMenu(venue, seed, 'bar'),
    uno: writeMenu(partials.uno, seed + 1, 'uno'),
    dos: writeMenu(partials.dos, seed + 2, 'dos'),
  };
}

/** What `carta inspect` prints of the venue, and the errors. */
function inspected({ venue, uno, dos }: Texts): { understood: unknown; errors: string[] } {
  const sources: Readonly<Record<string, Source>> = {
    uno: { file: 'menus/_shared/uno.yaml', id: 'uno', text: uno },
    dos: { file: 'menus/_shared/dos.yaml', id: 'dos', text: dos },
  };
  const { venue: resolved, diagnostics } = compileVenue(
    { file: 'menus/bar.yaml', id: 'bar', text: venue },
    { partial: (name) => sources[name], images: () => new Set() },
  );
  const errors = diagnostics.filter(({ severity }) => severity === 'error').map(inOneLine);
  return { understood: resolved === undefined ? undefined : JSON.parse(JSON.stringify(toInspect(resolved))), errors };
}

function laidOut(text: string, kind: FileKind): string {
  const result = formatText({ file: 'menus/bar.yaml', id: 'bar', text }, kind);
  if (!('text' in result)) throw new Error(`This menu has no layout: ${JSON.stringify(result)}\n${text}`);
  return result.text;
}

function allLaidOut({ venue, uno, dos }: Texts): Texts {
  return { venue: laidOut(venue, 'venue'), uno: laidOut(uno, 'partial'), dos: laidOut(dos, 'partial') };
}

const texts = fc.tuple(menu, fc.nat()).map(([given, seed]) => textsOf(given, seed));

test('a valid menu has no error, one layout, and says the same in it', { timeout: 600_000 }, () => {
  fc.assert(
    fc.property(texts, (given) => {
      const { understood, errors } = inspected(given);
      expect(errors).toEqual([]);
      const once = allLaidOut(given);
      expect(allLaidOut(once)).toEqual(once);
      expect(inspected(once)).toEqual({ understood, errors: [] });
    }),
    runs(1000),
  );
});

test('valid menus build, and their layout changes nothing of what is built', { timeout: 600_000 }, async () => {
  const { numRuns, seed = Date.now() % 1_000_000 } = runs(150);
  const menus = fc.sample(fc.tuple(menu, fc.nat()), { numRuns, seed });
  const files = menus.flatMap(([{ venue, partials }, dice], index) => {
    // Each has partials of its own.
    const own = (text: string): string => text.replaceAll(/(?<![-\w])(uno|dos)(?=$|[#"'\s,}])/gm, `$1-${index}`);
    return [
      [`menus/bar-${index}.yaml`, own(writeMenu(venue, dice, 'bar'))],
      [`menus/_shared/uno-${index}.yaml`, writeMenu(partials.uno, dice + 1, 'uno')],
      [`menus/_shared/dos-${index}.yaml`, writeMenu(partials.dos, dice + 2, 'dos')],
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
    out: 'Every file is in its layout.\n',
    err: '',
  });
  expect(await runCommand(root, 'build')).toMatchObject({
    status: 0,
    out: 'generated is up to date: nothing was written.\n',
  });
  expect(readFiles(join(root, 'generated'))).toEqual(before);
});
