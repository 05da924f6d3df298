import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { build, type Rolldown } from 'vite';
import type { Folders } from './folders.ts';

const ENTRY = 'src/app/main.tsx';

/** The client's files as pages refer to them. */
export type ClientFiles = {
  /** The whole style sheet, which goes into each page. */
  readonly css: string;
  /** The chunk that starts the app, below the base path. */
  readonly entry: string;
  /** The chunks that a source module needs beside those of the entry, below the base path; its own first. */
  readonly chunksOf: (source: string) => string[];
};

/** Builds the client: scripts are written below the base path; the style sheet is handed back for the pages. */
export async function buildClient({ project, site }: Folders): Promise<ClientFiles> {
  const { output } = (await build({
    root: project,
    logLevel: 'warn',
    build: { write: false, rolldownOptions: { input: join(project, ENTRY) } },
  })) as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  const styles = output.filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  for (const file of output) {
    if (file.type === 'asset' && styles.includes(file)) continue;
    const path = join(site, file.fileName);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, file.type === 'chunk' ? file.code : file.source);
  }
  const graph = new ChunkGraph(chunks, project);
  return {
    css: styles.map((file) => (file.type === 'asset' ? String(file.source).trim() : '')).join(''),
    entry: graph.of(ENTRY)[0] ?? '',
    chunksOf: (source) => {
      const atHand = new Set(graph.of(ENTRY));
      return graph.of(source).filter((chunk) => !atHand.has(chunk));
    },
  };
}

/** Which chunks a source module brings along. */
class ChunkGraph {
  readonly #byName: ReadonlyMap<string, Rolldown.OutputChunk>;
  readonly #bySource: ReadonlyMap<string, Rolldown.OutputChunk>;

  constructor(chunks: readonly Rolldown.OutputChunk[], project: string) {
    this.#byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
    this.#bySource = new Map(
      chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [relative(project, id).replaceAll('\\', '/'), chunk])),
    );
  }

  /** The module's chunk, then everything that it imports at once, near before far. */
  of(source: string): string[] {
    const first = this.#bySource.get(source);
    if (first === undefined) throw new Error(`The client build has no ${source}`);
    const names = new Set([first.fileName]);
    for (const name of names) {
      for (const imported of this.#byName.get(name)?.imports ?? []) names.add(imported);
    }
    return [...names];
  }
}
