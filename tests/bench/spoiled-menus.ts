/** Prints how long `carta` takes for a menu with mistakes of every kind, the slowest of many, in milliseconds of the processor. */
import * as fc from 'fast-check';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { menu } from '../codegen/properties/arbitrary-menu.ts';
import { mutate } from '../codegen/properties/mutate.ts';
import { diceOf, textsOf } from '../codegen/properties/write-menu.ts';
import { runCommand } from '../codegen/support/run-command.ts';

const MENUS = 300;
const [root = ''] = process.argv.slice(2);

mkdirSync(join(root, 'menus'), { recursive: true });
let slowest = 0;
const menus = fc.sample(fc.tuple(menu, fc.nat()), { numRuns: MENUS + 1, seed: 5 });
for (const [index, [given, seed]] of menus.entries()) {
  const { text, isUtf8 } = mutate(textsOf(given, seed).venue, diceOf(seed));
  writeFileSync(join(root, 'menus/bar.yaml'), Buffer.from(text, isUtf8 ? 'utf8' : 'latin1'));
  for (const command of [['inspect', 'menus/bar.yaml'], ['check'], ['fmt', 'menus/bar.yaml']]) {
    const before = process.cpuUsage();
    await runCommand(root, ...command);
    const { user, system } = process.cpuUsage(before);
    // The first one loads the code.
    if (index > 0) slowest = Math.max(slowest, (user + system) / 1000);
  }
}
process.stdout.write(String(slowest));
