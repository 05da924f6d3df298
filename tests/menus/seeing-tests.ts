import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const IMPORTED = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;
/** The generated modules of the venues. */
const VENUES = /^generated\/(?:venues|routes)/;
/** How a file names what a project holds of its venues: not what stands below `_system`, nor the words of the interface. */
const NAMED = /menus(?!\/_system)|generated(?!\/[a-z]+\.ts)|generated\/(?:venues|routes)/;
/** How a file finds the project that it is in: by a way up to it, or from where it runs. */
const FOUND =
  /['"`](?:\.\.\/)+(?:menus|generated)\b|['"`](?:\.\.\/)*\.\.\/?['"`]|process\.cwd|'\.'|\w\(\s*['"`](?:menus|generated)\b/;

/**
 * The test files of a project that can see its venues: what they import reaches the generated modules, or they or their support
 * name menus or generated files and can find those of the project. All others see the menus that they write themselves.
 */
export function seeingTests(root: string): string[] {
  const texts = new Map<string, string>();
  const textOf = (file: string): string => {
    const text = texts.get(file) ?? readFileSync(join(root, file), 'utf8');
    texts.set(file, text);
    return text;
  };
  const reached = (file: string, found: Set<string>): Set<string> => {
    if (found.has(file) || !existsSync(join(root, file))) return found;
    found.add(file);
    if (!/\.tsx?$/.test(file) || VENUES.test(file)) return found;
    for (const [, path = ''] of textOf(file).matchAll(IMPORTED)) reached(join(dirname(file), path), found);
    return found;
  };
  return globSync('tests/**/*.test.{ts,tsx}', { cwd: root }).filter((test) =>
    [...reached(test, new Set())].some((file) => {
      if (!file.startsWith('tests/')) return VENUES.test(file);
      return NAMED.test(textOf(file)) && FOUND.test(textOf(file));
    }),
  );
}
