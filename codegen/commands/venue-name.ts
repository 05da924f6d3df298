import { checkNames } from '../read/file-names.ts';
import { UsageError } from '../usage-error.ts';

/**
 * The file of a venue that is to be begun, as it is called in messages.
 *
 * @throws {UsageError} where no venue can have this name
 */
export function newVenueFile(id: string, { root, label }: { root: string; label: string }): string {
  const file = `${label}/${id}.yaml`;
  const [problem] = checkNames([`${id}.yaml`], 'venue', () => ({ id, file, path: file, root })).diagnostics;
  if (problem) throw new UsageError(`${problem.message.replace(/\.$/, '')}: ${problem.hint}`);
  return file;
}
