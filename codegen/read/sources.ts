import type { Source } from '../parse/source-file.ts';
import { imageFolders, type ImageFolders } from './image-folder.ts';
import type { MenusFolder } from './menus-folder.ts';
import { readSource } from './read-source.ts';

/** What venues draw on beside their own file, each read once. */
export type Sources = {
  /** A partial by its name; undefined where there is none that can be read. */
  readonly partial: (name: string) => Source | undefined;
  readonly images: ImageFolders;
};

export function createSources(root: string, { partials }: Pick<MenusFolder, 'partials'>): Sources {
  const known = new Map<string, Source | undefined>();
  const files = new Map(partials.map((partial) => [partial.id, partial]));
  const read = (name: string): Source | undefined => {
    const partial = files.get(name);
    const source = partial && readSource(partial);
    return partial && source && 'text' in source ? { file: partial.file, id: name, text: source.text } : undefined;
  };
  const partial = (name: string): Source | undefined => {
    if (!known.has(name)) known.set(name, read(name));
    return known.get(name);
  };
  return { partial, images: imageFolders(root) };
}
