import { words } from '../diagnostics/words.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { fileProblem, type MenuFile } from './read-source.ts';

/** Addresses of the product itself below its base path. */
const BELOW = ['profile', 'test', 'staff', 'img', 'api', 'assets', 'kept', 'document'];

/** Addresses at the root of the host, which may also be the base path. */
export const AT_ROOT: readonly string[] = ['documents', 'health', 'ready', 'metrics'];

/** Ids that no venue may have: they would collide with an address of the product. */
const RESERVED: ReadonlyMap<string, string> = new Map([
  ...[...BELOW, ...AT_ROOT].map((path) => [path, path] as const),
  // The preview would show the venue there.
  ['design', '_preview/design'],
]);

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Checks names of files, which become addresses: lower case, digits, single hyphens, `.yaml`, not reserved, no duplicates. */
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

/** The valid id that is nearest to a name. */
function properId(id: string): string {
  const plain = id.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'venue';
}
