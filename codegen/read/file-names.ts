import { words } from '../diagnostics/words.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { fileProblem, type MenuFile } from './read-source.ts';

/** What the product itself has below its base path. */
const BELOW = ['profile', 'test', 'staff', 'img', 'api', 'assets', 'kept', 'document'];

/** What it has at the root of the host, where the base path may be, too. */
export const AT_ROOT: readonly string[] = ['documents', 'health', 'ready', 'metrics'];

/** Names of venues that would have the address of something of the product's own. */
const RESERVED: ReadonlyMap<string, string> = new Map([
  ...[...BELOW, ...AT_ROOT].map((path) => [path, path] as const),
  // Where the preview would show the venue.
  ['design', '_preview/design'],
]);

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A file's name is its page's address: lower case, digits, single hyphens, `.yaml`, none of the product's own addresses, no twin. */
export function checkNames(
  names: readonly string[],
  kind: 'venue' | 'partial',
  sourceOf: (name: string) => MenuFile,
): { files: MenuFile[]; diagnostics: Diagnostic[] } {
  const files: MenuFile[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const name of names) {
    const source = sourceOf(name);
    const { id, file } = source;
    const right = ID.test(id) && name === `${id}.yaml`;
    const twin = right ? undefined : names.find((other) => other !== name && other === `${id.toLowerCase()}.yaml`);
    const reserved = kind === 'venue' ? RESERVED.get(id) : undefined;
    if (right && reserved !== undefined) {
      const message = words('ownAddress', id, `/${reserved}`);
      diagnostics.push(fileProblem(file, 'reserved-path', message, words('giveAnotherName')));
    } else if (right) {
      files.push(source);
    } else if (twin !== undefined && kind === 'venue') {
      const hint = words('removeOrRename');
      const message = words('sameAddress', name, twin);
      diagnostics.push(badName(file, name, id, hint), fileProblem(file, 'duplicate-route', message, hint));
    } else {
      diagnostics.push(badName(file, name, id));
    }
  }
  return { files, diagnostics };
}

function badName(file: string, name: string, id: string, hint = words('renameTo', `${properId(id)}.yaml`)) {
  const message = ID.test(id) ? words('mustEndInYaml', name) : words('badFileName', name);
  return fileProblem(file, 'bad-file-name', message, hint);
}

/** The nearest name that would do. */
function properId(id: string): string {
  const plain = id.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'venue';
}
