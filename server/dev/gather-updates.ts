import type { EnvironmentModuleNode, Plugin } from 'vite';

/** A saved menu changes several generated files; those within this many milliseconds of each other are one change. */
const CALM = 30;

const GENERATED = /\/generated\//;

type Waiting = { readonly modules: readonly EnvironmentModuleNode[]; readonly go: () => void };

/**
 * Tells open pages of a saved menu when all its files are known to have changed. Told one by one, a page may end with a mixture: the
 * texts of now, and the sections of before.
 */
export function gatherUpdates(): Plugin {
  let timer: NodeJS.Timeout | undefined;
  let waiting: Waiting[] = [];
  return {
    name: 'carta:gather-updates',
    enforce: 'pre',
    async hotUpdate({ file, modules, timestamp }) {
      const { name, moduleGraph } = this.environment;
      if (name !== 'client' || !GENERATED.test(file)) return;
      await new Promise<void>((resolve) => {
        waiting.push({ modules, go: resolve });
        clearTimeout(timer);
        timer = setTimeout(() => {
          const ready = waiting;
          waiting = [];
          // Before the first page asks: what is told first must bring what is told last.
          for (const each of ready) {
            for (const module of each.modules) moduleGraph.invalidateModule(module, new Set(), timestamp, true);
          }
          for (const { go } of ready) go();
        }, CALM);
      });
    },
  };
}
