/** Prints how long a changed menu among many takes, in milliseconds from the write to the last file written, as JSON. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { watchMenus, type WatchResult } from '../../codegen/watch/watch.ts';

const CHANGES = 15;
const [menus = '', out = ''] = process.argv.slice(2);

let arrived: (result: WatchResult) => void = () => undefined;
const next = (): Promise<WatchResult> => new Promise((resolve) => (arrived = resolve));
const watcher = await watchMenus({ menus, out, onResult: (result) => arrived(result) });
const latencies: number[] = [];
for (let change = 0; change < CHANGES; change++) {
  const path = join(menus, `venue-${change * 7}.yaml`);
  const text = readFileSync(path, 'utf8');
  await sleep(100);
  const result = next();
  const start = performance.now();
  writeFileSync(
    path,
    text.replace(/: (\d+)\.\d\d/, (_, euros: string) => `: ${Number(euros) + 1}.25`),
  );
  const { written } = await result;
  if (written.length !== 1) throw new Error(`${written.length} files were written for one price`);
  latencies.push(performance.now() - start);
}
await watcher.close();
process.stdout.write(JSON.stringify(latencies));
