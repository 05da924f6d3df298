import { compileInterface, type CompiledInterface } from './compile-interface.ts';
import { compilePartial } from './compile-partial.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import type { MenusFolder } from './read/menus-folder.ts';
import { readSource } from './read/read-source.ts';
import type { Sources } from './read/sources.ts';

/** The texts of the interface in all languages of a folder; absent where they have an error. */
export function compileInterfaceOf({ interface: main, languages }: MenusFolder): CompiledInterface {
  const problems: Diagnostic[] = [];
  const [source, ...others] = [main, ...languages.files].map((file) => {
    const read = readSource(file);
    if ('problem' in read) problems.push(read.problem);
    const text = 'text' in read ? read.text : '';
    return { file: file.file, id: file.id, text, languages: file === main ? languages.columns : [file.id] };
  });
  if (source === undefined || problems.length > 0) return { diagnostics: problems };
  return compileInterface(source, others);
}

/** The problems that partials have on their own. What is wrong only with their use is found in the venue. */
export function checkPartials({ partials }: Pick<MenusFolder, 'partials'>, sources: Sources): Diagnostic[] {
  const readable = partials.flatMap(({ id }) => sources.partial(id) ?? []);
  const found = readable.flatMap((source) => compilePartial(source, sources));
  return [...sources.problems, ...found];
}
