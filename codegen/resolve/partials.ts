import { words } from '../diagnostics/words.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { Report } from '../diagnostics/report.ts';
import type { Source } from '../parse/source-file.ts';
import { readPartialFile, type PartialFile, type VenueFile } from '../validate/files.ts';
import type { PartialReference } from '../validate/values.ts';
import { slug } from '../parse/slug.ts';
import { placeSections, type PlacedPartial } from './place.ts';
import type { Context } from './compile-venue.ts';
import type { MenuFile } from '../read/read-source.ts';

/** A partial whose own uses are resolved. */
type Partial = PlacedPartial & {
  readonly diagnostics: readonly Diagnostic[];
  /** Names of the partials it uses directly, including missing ones. */
  readonly uses: ReadonlySet<string>;
};

type Step = { readonly name: string; readonly reference: PartialReference };

/** Cache of parsed sources: all venues share the parsed partial. */
const filesRead = new WeakMap<Source, PartialFile>();

function readOnce(source: Source): PartialFile {
  let file = filesRead.get(source);
  if (file === undefined) {
    file = readPartialFile(source);
    filesRead.set(source, file);
  }
  return file;
}

/** The partials that one venue uses, directly or indirectly. */
export class Partials {
  readonly #context: Pick<Context, 'partial'>;
  readonly #read = new Map<string, Partial | undefined>();
  /** The partials being loaded now, each with the `use` that led to it. */
  readonly #steps: Step[] = [];

  constructor(context: Pick<Context, 'partial'>) {
    this.#context = context;
  }

  /** A partial by its name; undefined if there is no such file. */
  get(name: string): Partial | undefined {
    if (!this.#read.has(name)) {
      const source = this.#context.partial(name);
      this.#read.set(name, source === undefined ? undefined : this.#load(name, source));
    }
    return this.#read.get(name);
  }

  /** The partial of a `use`; undefined, with a report, if the partial is missing or part of a cycle. */
  find(reference: PartialReference, report: Report): PlacedPartial | undefined {
    const { name, source, at } = reference;
    const open = this.#steps.findIndex((step) => step.name === name);
    if (open !== -1) {
      this.#reportCycle([...this.#steps.slice(open + 1), { name, reference }], report);
      return undefined;
    }
    this.#steps.push({ name, reference });
    const partial = this.get(name);
    this.#steps.pop();
    if (partial === undefined) {
      report.add(
        source,
        'unknown-partial',
        at,
        words('noPartial', name),
        words('writePartialFile', slug(name) || name),
      );
    }
    return partial;
  }

  /** The names of all partials reachable from these names, themselves included. */
  reach(names: Iterable<string>): string[] {
    const reached = new Set(names);
    for (const name of reached) {
      for (const used of this.get(name)?.uses ?? []) reached.add(used);
    }
    return [...reached].toSorted();
  }

  /** The sections of a file with every `use` resolved, and the names of the partials that it uses directly. */
  place({ source, fields }: Pick<VenueFile | PartialFile, 'source' | 'fields'>, report: Report) {
    const uses = new Set<string>();
    const find = (reference: PartialReference): PlacedPartial | undefined => {
      uses.add(reference.name);
      return this.find(reference, report);
    };
    const { sections, defaults } = fields ?? {};
    return { ...placeSections({ source, sections, defaults }, find, report), uses };
  }

  #load(name: string, source: Source): Partial {
    const { source: file, fields, report: read } = readOnce(source);
    const report = new Report();
    // It was loaded by its name, not through a `use`: a cycle that leads back to it must still be detected.
    const isRoot = this.#steps.at(-1)?.name !== name;
    if (isRoot) this.#steps.push({ name, reference: { name, source: file, at: 0, sectionAt: 0 } });
    const placed = this.place({ source: file, fields }, report);
    if (isRoot) this.#steps.pop();
    return { ...placed, diagnostics: [...read.diagnostics, ...report.diagnostics] };
  }

  /** Reports a cycle, at the `use` that leads to its alphabetically first partial. */
  #reportCycle(cycle: readonly Step[], report: Report): void {
    const [closing] = cycle.toSorted((one, other) => (one.name < other.name ? -1 : 1));
    if (closing === undefined) return;
    const { source, at } = closing.reference;
    const names = cycle.map(({ name }) => name).toSorted();
    const message = names.length === 1 ? words('usesItself', closing.name) : words('useEachOther', names.join(', '));
    report.add(source, 'partial-cycle', at, message, words('deleteOneUse'));
  }
}

/** The names that a `use` can have: each partial (`bebidas`), and each of its sections (`bebidas#refrescos`). */
export function partialNames(files: readonly MenuFile[], context: Pick<Context, 'partial'>): string[] {
  const partials = new Partials(context);
  return files.flatMap(({ id: name }) => {
    const partial = partials.get(name);
    return partial === undefined ? [] : [name, ...partial.sections.map(({ id }) => `${name}#${id}`)];
  });
}
