import { compileInterface, type CompiledInterface } from './compile-interface.ts';
import { compilePartial } from './compile-partial.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import type { MenuFile, MenusFolder } from './read/menus-folder.ts';
import { readSource } from './read/read-source.ts';
import type { Sources } from './read/sources.ts';

/** The texts of the interface; absent where they have an error. */
export function compileInterfaceFile(menu: MenuFile): CompiledInterface {
  const read = readSource(menu);
  if ('problem' in read) return { diagnostics: [read.problem] };
  return compileInterface({ file: menu.file, id: menu.id, text: read.text });
}

/** The problems that partials have on their own. What is wrong only with their use is found in the venue. */
export function checkPartials({ partials }: Pick<MenusFolder, 'partials'>, sources: Sources): Diagnostic[] {
  const readable = partials.flatMap(({ id }) => sources.partial(id) ?? []);
  const found = readable.flatMap((source) => compilePartial(source, sources));
  return [...sources.problems, ...found];
}
