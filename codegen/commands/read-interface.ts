import type { CompiledInterface } from '../compile-interface.ts';
import { compileInterfaceOf } from '../compile-shared.ts';
import type { MenusFolder } from '../read/menus-folder.ts';
import type { Io } from './io.ts';
import { printDiagnostics } from './print-diagnostics.ts';

/** The texts of the interface for a command. What is wrong with them is printed; undefined then. */
export function readInterface(
  folder: MenusFolder,
  io: Io,
): Required<Pick<CompiledInterface, 'texts' | 'languages'>> | undefined {
  const { texts, languages, diagnostics } = compileInterfaceOf(folder);
  if (texts && languages) return { texts, languages };
  printDiagnostics(diagnostics, io, io.err);
  return undefined;
}
