import { NO_HINT, words, type Words } from '../diagnostics/words.ts';
import { readFileSync, realpathSync, statSync } from 'node:fs';
import { sep, join } from 'node:path';
import type { Languages } from '../../src/terms/language.ts';
import type { Diagnostic, ErrorCode } from '../diagnostics/diagnostic.ts';
import type { Source } from '../parse/source-file.ts';

/** One mebibyte, the limit of the menu language. */
const MOST_BYTES = 1024 * 1024;

/** A file's text without a byte order mark, or why it cannot be read. */
export type SourceText = { readonly text: string } | { readonly problem: Diagnostic };

/** Reads a file of menus. A file that is too large is not read at all. */
export function readSource({ file, path, root }: MenuFile): SourceText {
  try {
    if (leaves(path, root)) {
      const message = words('linkOutside');
      return { problem: fileProblem(file, 'bad-file-name', message, words('copyTheFile')) };
    }
    const status = statSync(path);
    if (!status.isFile()) {
      const message = words(status.isDirectory() ? 'folderNotFile' : 'noFile');
      return { problem: fileProblem(file, 'bad-file-name', message, words('removeOrRenameIt')) };
    }
    if (status.size > MOST_BYTES) {
      const message = words('tooManyBytes', status.size, MOST_BYTES);
      return { problem: fileProblem(file, 'too-large', message, words('tooLargeForPhones')) };
    }
    return decode(readFileSync(path), file);
  } catch (error) {
    return { problem: unreadable(file, error as NodeJS.ErrnoException) };
  }
}

/** Reads a file of menus as a source whose texts may have these languages, and whose prices are those of the country. */
export function sourceOf(
  menu: MenuFile,
  languages: Languages,
  country?: string,
): { source: Source } | { problem: Diagnostic } {
  const read = readSource(menu);
  return 'problem' in read ? read : { source: { file: menu.file, id: menu.id, text: read.text, languages, country } };
}

const leaves = (path: string, root: string): boolean => !realpathSync(path).startsWith(`${realpathSync(root)}${sep}`);

function decode(bytes: Uint8Array, file: string): SourceText {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    const before = new TextDecoder().decode(bytes).split('\uFFFD', 1)[0] ?? '';
    const place = { line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') };
    const message = words('notUtf8FromHere');
    return { problem: fileProblem(file, 'yaml-syntax', message, words('saveWithUtf8'), place) };
  }
}

const REASONS: Record<string, [message: Words, hint: Words]> = {
  ENOENT: [words('deadLink'), words('removeIt')],
  ELOOP: [words('circularLink'), words('removeIt')],
  EACCES: [words('mayNotBeRead'), words('allowReading')],
  EPERM: [words('mayNotBeRead'), words('allowReading')],
};

function unreadable(file: string, { code = '', message }: NodeJS.ErrnoException): Diagnostic {
  const [text, hint] = REASONS[code] ?? [words('cannotBeRead', message.replace(/,.*/s, '')), NO_HINT];
  return fileProblem(file, 'bad-file-name', text, hint);
}

/** A diagnostic of a whole file, or of a position that is known without parsing. */
export function fileProblem(
  file: string,
  code: ErrorCode,
  message: Words,
  hint: Words,
  { line, column } = { line: 1, column: 1 },
): Diagnostic {
  const es = { message: message.es, hint: hint.es };
  return { file, line, column, severity: 'error', code, message: message.en, hint: hint.en, es };
}

/** A YAML file of the menus folder. */
export type MenuFile = {
  /** Its name without the ending. */
  readonly id: string;
  /** Its name in diagnostics: the label of the menus folder, a slash, the path below it. */
  readonly file: string;
  /** Where it is on disk. */
  readonly path: string;
  /** The folder on disk that the file, or its link's target, must be in. */
  readonly root: string;
};

export function menuFile(root: string, label: string, name: string): MenuFile {
  const id = name.slice(name.lastIndexOf('/') + 1).replace(/\.ya?ml$/i, '');
  return { id, file: `${label}/${name}`, path: join(root, name), root };
}
