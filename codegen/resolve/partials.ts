import { words } from '../diagnostics/words.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { Report } from '../diagnostics/report.ts';
import type { Source } from '../parse/source-file.ts';
import { readPartialFile, type PartialFile } from '../validate/files.ts';
import type { PartialReference } from '../validate/values.ts';
import { slug } from '../parse/slug.ts';
import { placeSections, type PlacedPartial } from './place.ts';

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
  readonly #source: (name: string) => Source | undefined;
  readonly #read = new Map<string, Partial | undefined>();
  /** The partials being loaded now, each with the `use` that led to it. */
  readonly #steps: Step[] = [];

  constructor(source: (name: string) => Source | undefined) {
    this.#source = source;
  }

  /** A partial by its name; undefined if there is no such file. */
  get(name: string): Partial | undefined {
    if (!this.#read.has(name)) {
      const source = this.#source(name);
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

  #load(name: string, source: Source): Partial {
    const { source: file, fields, report: read } = readOnce(source);
    const report = new Report();
    const uses = new Set<string>();
    // It was loaded by its name, not through a `use`: a cycle that leads back to it must still be detected.
    const isRoot = this.#steps.at(-1)?.name !== name;
    if (isRoot) this.#steps.push({ name, reference: { name, source: file, at: 0, sectionAt: 0 } });
    const placed = placeSections(
      { source: file, sections: fields?.sections, defaults: fields?.defaults },
      (reference) => {
        uses.add(reference.name);
        return this.find(reference, report);
      },
      report,
    );
    if (isRoot) this.#steps.pop();
    return { ...placed, diagnostics: [...read.diagnostics, ...report.diagnostics], uses };
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
export function partialNames(names: readonly string[], source: (name: string) => Source | undefined): string[] {
  const partials = new Partials(source);
  return names.flatMap((name) => {
    const partial = partials.get(name);
    return partial === undefined ? [] : [name, ...partial.sections.map(({ id }) => `${name}#${id}`)];
  });
}
