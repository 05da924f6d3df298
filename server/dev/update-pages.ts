import type { Plugin } from 'vite';

/** A saved menu changes several generated files; those within this many milliseconds of each other are one change. */
const CALM = 30;
const GENERATED = /\/generated\//;

/**
 * Tells open pages (`event`) that menus were saved, once all files are known to have changed: with one message a file, a page would show a
 * mixture. They fetch themselves anew (src/app/dev-page.ts).
 */
export function updatePages(event: string): Plugin {
  let timer: NodeJS.Timeout | undefined;
  return {
    name: 'carta:update-pages',
    enforce: 'pre',
    hotUpdate({ file, modules, timestamp }) {
      const { name, hot, moduleGraph } = this.environment;
      if (name !== 'client' || !GENERATED.test(file)) return undefined;
      for (const module of modules) moduleGraph.invalidateModule(module, new Set(), timestamp, true);
      clearTimeout(timer);
      timer = setTimeout(() => hot.send(event, {}), CALM);
      return [];
    },
  };
}
