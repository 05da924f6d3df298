import { watchMenus, type WatchResult } from '../watch/watch.ts';
import type { Format, Io } from './io.ts';
import { printDiagnostics } from './print-diagnostics.ts';

export type WatchCommandOptions = { menus: string; out: string; format: Format };

/** Rebuilds what changed, until interrupted. As JSON, each result is one line. */
export async function watch({ menus, out, format }: WatchCommandOptions, io: Io): Promise<boolean> {
  const onResult = (result: WatchResult): void => {
    if (format === 'text') return printResult(result, io);
    // The diagnostics include what venues lack.
    const { venues: _venues, ...line } = result;
    io.out(`${JSON.stringify(line)}\n`);
  };
  const interrupted = io.interrupted();
  const watcher = await watchMenus({ menus, out, onResult });
  if (format === 'text') io.out(`Watching ${menus}. Ctrl+C ends it.\n`);
  await interrupted;
  await watcher.close();
  return true;
}

function printResult({ diagnostics, written, removed, milliseconds, failure }: WatchResult, io: Io): void {
  printDiagnostics(diagnostics, io, io.out);
  for (const path of written) io.out(`wrote ${path}\n`);
  for (const path of removed) io.out(`removed ${path}\n`);
  io.out(failure === undefined ? `done in ${Math.round(milliseconds)} ms\n` : `carta: ${failure}\n`);
}
