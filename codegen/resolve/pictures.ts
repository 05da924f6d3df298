import { words } from '../diagnostics/words.ts';
import { isPicture, picturesNamed } from '../../src/terms/pictures.ts';
import { nearest } from '../diagnostics/nearest.ts';
import type { Report } from '../diagnostics/report.ts';
import type { Located } from '../validate/values.ts';

/** Signs that all venues share. */
const SHARED_ICONS = '_system/icons';

/** Finds the files of a venue's pictures. A picture that an editor names and that is not there is a warning. */
export class Pictures {
  readonly #files: (folder: string) => ReadonlySet<string>;
  readonly #venue: string;
  readonly #report: Report;
  /** The files of each folder that a page can show, by their names, and by them with an ending in small letters. */
  readonly #folders = new Map<string, ReadonlyMap<string, string>>();

  constructor(files: (folder: string) => ReadonlySet<string>, venue: string, report: Report) {
    this.#files = files;
    this.#venue = venue;
    this.#report = report;
  }

  /** The file of a name, below the image folder. Nothing is said if there is none. */
  lookUp(name: string, folder: string = this.#venue): string | undefined {
    const files = this.#folder(folder);
    const names = isPicture(name) ? [name, inSmallLetters(name)] : picturesNamed(name);
    const file = names.map((each) => files.get(each)).find((each) => each !== undefined);
    return file === undefined ? undefined : `${folder}/${file}`;
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
    for (const folder of folders) {
      const unseen = [...this.#files(folder)].find(
        (file) => !isPicture(file) && [value, stemOf(value)].includes(stemOf(file)),
      );
      if (unseen === undefined) continue;
      const hint = words('saveAsJpeg', `${stemOf(unseen)}.jpg`);
      this.#report.add(source, 'missing-image', at, words('unseenPicture', unseen, folder), hint);
      return;
    }
    const names = folders
      .flatMap((folder) => [...this.#files(folder)])
      .filter(isPicture)
      .flatMap((file) => [stemOf(file), file]);
    const meant = nearest(value, names);
    const hint = meant === undefined ? words('putPicture') : words('didYouMean', meant);
    this.#report.add(source, 'missing-image', at, words('noPicture', value, folders), hint);
  }

  #folder(name: string): ReadonlyMap<string, string> {
    let files = this.#folders.get(name);
    if (files === undefined) {
      const pictures = [...this.#files(name)].filter(isPicture).toSorted().toReversed();
      // The first by its letters where only the case of an ending differs; the exact name before all.
      files = new Map([
        ...pictures.map((file) => [inSmallLetters(file), file] as const),
        ...pictures.map((file) => [file, file] as const),
      ]);
      this.#folders.set(name, files);
    }
    return files;
  }
}

/** '.JPG' of 'IMG_0412.JPG'; empty where there is none. */
function endingOf(file: string): string {
  return /\.\w+$/.exec(file)?.[0] ?? '';
}

function stemOf(file: string): string {
  return file.slice(0, file.length - endingOf(file).length);
}

/** A camera writes `.JPG`: a name is exact, the case of its ending is not. */
function inSmallLetters(file: string): string {
  return stemOf(file) + endingOf(file).toLowerCase();
}
