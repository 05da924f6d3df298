/** Whatever stands in a menu's file, `carta` ends and says what is wrong with it. */
import * as fc from 'fast-check';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCommand } from '../support/run-command.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { menu } from './arbitrary-menu.ts';
import { mutate } from './mutate.ts';
import { runs } from './runs.ts';
import { diceOf, textsOf } from './write-menu.ts';

const REAL = ['taberna', 'parrilla', 'caserio'].map((name) =>
  readFileSync(new URL(`../../site/${name}.yaml`, import.meta.url), 'utf8'),
);

/** A valid menu, or one that is written as editors do, spoiled; and the partials it may use. */
const spoiled = fc.tuple(menu, fc.nat()).map(([given, seed]) => {
  const { venue, uno, dos } = textsOf(given, seed);
  return { ...mutate(REAL[seed % 12] ?? venue, diceOf(seed)), uno, dos };
});

test('no spoiled menu ends a command otherwise than with its problems', async () => {
  const root = temporaryFolder({ 'menus/bar.yaml': '', 'menus/_shared/uno.yaml': '', 'menus/_shared/dos.yaml': '' });
  await fc.assert(
    fc.asyncProperty(spoiled, async ({ text, isUtf8, uno, dos }) => {
      writeFileSync(join(root, 'menus/bar.yaml'), Buffer.from(text, isUtf8 ? 'utf8' : 'latin1'));
      writeFileSync(join(root, 'menus/_shared/uno.yaml'), uno);
      writeFileSync(join(root, 'menus/_shared/dos.yaml'), dos);
      const inspected = await runCommand(root, 'inspect', 'menus/bar.yaml');
      const hasErrors = / error [a-z-]+: /.test(inspected.err);
      expect(inspected.status).toBe(hasErrors ? 1 : 0);
      const { diagnostics } = JSON.parse((await runCommand(root, 'check', '--format', 'json')).out);
      expect(diagnostics.some(({ severity }: { severity: string }) => severity === 'error')).toBe(hasErrors);
      expect([0, 1]).toContain((await runCommand(root, 'fmt', 'menus/bar.yaml')).status);
      // What was laid out, if it could be, is laid out now.
      expect((await runCommand(root, 'fmt', '--check', 'menus/bar.yaml')).out).not.toContain('is not in its layout');
    }),
    runs(15),
  );
});
