import type { Language, LanguageFacts } from '../../src/terms/language.ts';
import { compileInterface, type CompiledInterface, type TextTree } from './compile-interface.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { MenusFolder } from './compile-site.ts';
import { sourceOf } from '../read/read-source.ts';
import { Sources, withFlags } from '../read/sources.ts';
import type { Context, Source } from './compile-venue.ts';
import { sortDiagnostics } from '../diagnostics/sort.ts';
import { partialNames, Partials } from './partials.ts';

/** The texts of the interface by language, and the facts of each language. */
export type Interface = {
  readonly texts: Readonly<Record<Language, TextTree>>;
  readonly languages: Readonly<Record<Language, LanguageFacts>>;
};

/** What the menus of a folder share. */
export type Shared = {
  /** Absent if it has an error. */
  readonly interface?: Interface;
  /** The names that a `use` can have. */
  readonly partials: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
};

export function compileShared(folder: MenusFolder, root: string): Shared {
  const sources = new Sources(root, folder);
  const { texts, languages, diagnostics } = compileInterfaceOf(folder);
  return {
    ...(texts && languages && { interface: { texts, languages: withFlags(languages, root) } }),
    partials: partialNames(folder.partials, sources),
    diagnostics: [...checkPartials(folder, sources), ...diagnostics],
  };
}

/** Cache of the last compiled texts: a command needs them more than once, and they are a third of its work. */
let last: { readonly of: string; readonly made: CompiledInterface } | undefined;

/** The texts of the interface in all languages of a folder; absent if they have an error. */
export function compileInterfaceOf({ interface: main, languages }: MenusFolder): CompiledInterface {
  const read = [main, ...languages.files].map((file) => sourceOf(file, file === main ? languages.columns : [file.id]));
  const problems = read.flatMap((each) => ('problem' in each ? each.problem : []));
  const [source, ...others] = read.flatMap((each) => ('source' in each ? each.source : []));
  if (source === undefined || problems.length > 0) return { diagnostics: problems };
  const of = JSON.stringify([source, others]);
  if (last?.of !== of) last = { of, made: compileInterface(source, others) };
  return last.made;
}

/** Problems of partials on their own. Problems of their use are reported in the venue. */
function checkPartials({ partials }: Pick<MenusFolder, 'partials'>, sources: Sources): Diagnostic[] {
  const readable = partials.flatMap(({ id }) => sources.partial(id) ?? []);
  const found = readable.flatMap((source) => compilePartial(source, sources));
  return [...sources.problems, ...found];
}

/** Checks a partial, used or not. Rules that depend on a venue's languages and pictures are checked where it is used. */
export function compilePartial(source: Source, context: Pick<Context, 'partial' | 'partialNames'>): Diagnostic[] {
  const partials = new Partials({
    partial: (name) => (name === source.id ? source : context.partial(name)),
    partialNames: context.partialNames ?? [],
  });
  // A cycle is found from any of its partials; the reported `use` may be in another one.
  const found = partials.reach([source.id]).flatMap((name) => partials.get(name)?.diagnostics ?? []);
  return sortDiagnostics(found.filter(({ file }) => file === source.file));
}
