/** Whatever stands in a menu's file, `carta` says what is wrong with it, and does not take long. */
import * as fc from 'fast-check';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { runCommand } from '../support/run-command.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { menu } from './arbitrary-menu.ts';
import { mutate } from './mutate.ts';
import { runs } from './runs.ts';
import { diceOf, writeMenu } from './write-menu.ts';

/** Milliseconds of the processor, not of the clock: other programs may keep the machine busy. */
const LONGEST = 1000;

const REAL = ['el-moreno', 'gottan-granada', 'dbh-iturrialde'].map((name) =>
  readFileSync(fileURLToPath(new URL(`../../../menus/${name}.yaml`, import.meta.url)), 'utf8'),
);

const COMMANDS = [['inspect', 'menus/bar.yaml'], ['check'], ['fmt', 'menus/bar.yaml']] as const;

/** A valid menu, or one of the project's, spoiled; and the partials it may use. */
const spoiled = fc.tuple(menu, fc.nat()).map(([{ venue, partials }, seed]) => {
  const real = REAL[seed % 12];
  return {
    ...mutate(real ?? writeMenu(venue, seed, 'bar'), diceOf(seed)),
    uno: writeMenu(partials.uno, seed + 1, 'uno'),
    dos: writeMenu(partials.dos, seed + 2, 'dos'),
  };
});

test(
  'no spoiled menu ends a command otherwise than with its problems, or takes it a second',
  { timeout: 900_000 },
  async () => {
    const root = temporaryFolder({ 'menus/bar.yaml': '', 'menus/_shared/uno.yaml': '', 'menus/_shared/dos.yaml': '' });
    // The first run of a command loads its code.
    for (const command of COMMANDS) await runCommand(root, ...command);
    await fc.assert(
      fc.asyncProperty(spoiled, async ({ text, isUtf8, uno, dos }) => {
        writeFileSync(join(root, 'menus/bar.yaml'), Buffer.from(text, isUtf8 ? 'utf8' : 'latin1'));
        writeFileSync(join(root, 'menus/_shared/uno.yaml'), uno);
        writeFileSync(join(root, 'menus/_shared/dos.yaml'), dos);
        for (const command of COMMANDS) {
          const before = process.cpuUsage();
          const { status } = await runCommand(root, ...command);
          const { user, system } = process.cpuUsage(before);
          expect([0, 1]).toContain(status);
          expect((user + system) / 1000, `${command.join(' ')} took too long`).toBeLessThan(LONGEST);
        }
        // What was laid out, if it could be, is laid out now.
        expect((await runCommand(root, 'fmt', '--check', 'menus/bar.yaml')).out).not.toContain('is not in its layout');
      }),
      runs(1000),
    );
  },
);
