import { watchMenus, type WatchResult } from '../watch/watch.ts';
import { words } from '../diagnostics/words.ts';
import type { Format, Io } from './io.ts';
import { printDiagnostics } from './print-diagnostics.ts';

export type WatchCommandOptions = { menus: string; out: string; format: Format };

/** Rebuilds what changed, until interrupted. As JSON, each result is one line. */
export async function watch({ menus, out, format }: WatchCommandOptions, io: Io): Promise<boolean> {
  const onResult = (result: WatchResult): void => {
    if (format === 'text') return printResult(result, io);
    // The diagnostics include what venues lack.
    const { venues: _venues, failure, ...line } = result;
    io.out(`${JSON.stringify({ ...line, ...(failure && { failure: failure.en }) })}\n`);
  };
  const interrupted = io.interrupted();
  const watcher = await watchMenus({ menus, out, onResult });
  if (format === 'text') io.out(`${words('watching', menus)[io.language]}\n`);
  await interrupted;
  await watcher.close();
  return true;
}

function printResult({ diagnostics, written, removed, milliseconds, failure }: WatchResult, io: Io): void {
  printDiagnostics(diagnostics, io, io.out);
  const lines = [
    ...written.map((path) => words('wrote', path)),
    ...removed.map((path) => words('removed', path)),
    failure === undefined ? words('doneIn', Math.round(milliseconds)) : words('hinted', 'carta', failure),
  ];
  for (const line of lines) io.out(`${line[io.language]}\n`);
}
