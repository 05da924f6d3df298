import { chmodSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import type { MenuFile } from '../read/read-source.ts';
import { cannotWrite } from './output-error.ts';
import { replaceFile } from './replace-file.ts';

const MARK = '\uFEFF';

/** Writes a menu back as it was encoded, and with the same rights; of a link, the file that it leads to. */
export function rewriteMenu({ path, file }: Pick<MenuFile, 'path' | 'file'>, text: string): void {
  try {
    const real = realpathSync(path);
    const { mode } = statSync(real);
    const isMarked = readFileSync(real, 'utf8').startsWith(MARK);
    replaceFile(real, (beside) => {
      writeFileSync(beside, (isMarked ? MARK : '') + text);
      chmodSync(beside, mode);
    });
  } catch (error) {
    throw cannotWrite(file, error);
  }
}
