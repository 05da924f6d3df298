import { nearest } from '../diagnostics/nearest.ts';
import type { Report } from '../diagnostics/report.ts';
import type { Located } from '../validate/values.ts';

/** Endings of pictures and videos, in the order in which a name without one is looked up. */
const ENDINGS = ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.svg', '.mp4'];

/** Signs that all venues share. */
const SHARED_ICONS = '_system/icons';

/** Finds the files of a venue's pictures. A picture that an editor names and that is not there is a warning. */
export class Pictures {
  readonly #files: (folder: string) => ReadonlySet<string>;
  readonly #venue: string;
  readonly #report: Report;
  readonly #folders = new Map<string, ReadonlySet<string>>();

  constructor(files: (folder: string) => ReadonlySet<string>, venue: string, report: Report) {
    this.#files = files;
    this.#venue = venue;
    this.#report = report;
  }

  /** The file of a name, below the image folder. Nothing is said if there is none. */
  lookUp(name: string, folder: string = this.#venue): string | undefined {
    const files = this.#folder(folder);
    if (files.size === 0) return undefined;
    const file = files.has(name) ? name : ENDINGS.map((ending) => name + ending).find((each) => files.has(each));
    // A name with an ending of its own is exact; 'x' must not find a file without any.
    return file === undefined || !ENDINGS.some((ending) => file.toLowerCase().endsWith(ending))
      ? undefined
      : `${folder}/${file}`;
  }

  picture(name: Located<string>, folder: string = this.#venue): string | undefined {
    return this.lookUp(name.value, folder) ?? this.#missing(name, [folder]);
  }

  icon(name: Located<string>): string | undefined {
    return (
      this.lookUp(name.value) ??
      this.lookUp(name.value, SHARED_ICONS) ??
      this.#missing(name, [this.#venue, SHARED_ICONS])
    );
  }

  #missing({ value, source, at }: Located<string>, folders: readonly string[]): undefined {
    const names = folders
      .flatMap((folder) => [...this.#folder(folder)])
      .flatMap((file) => [file.replace(/\.\w+$/, ''), file]);
    const meant = nearest(value, names);
    const where = folders.map((folder) => `img/${folder}/`).join(' or ');
    const hint = meant === undefined ? 'put the file there, or correct the name' : `did you mean "${meant}"?`;
    this.#report.add(source, 'missing-image', at, `There is no picture "${value}" in ${where}.`, hint);
  }

  #folder(name: string): ReadonlySet<string> {
    let files = this.#folders.get(name);
    if (files === undefined) {
      files = this.#files(name);
      this.#folders.set(name, files);
    }
    return files;
  }
}
