import { BASE_PATH } from '../ui/base-path.ts';

/** Where the preview is, in development only, with its views below. No venue can be called like that. */
export const PREVIEW_PATH = '/_preview';

/** Where its data is: `?venue=` says of which venue what is missing. */
export const PREVIEW_DATA_PATH = `${PREVIEW_PATH}.json`;

/** Where the frames of the design system are. */
export const DESIGN_FRAME_PATH = `${PREVIEW_PATH}.design`;

/** The event by which the development server says that the data has changed. */
export const PREVIEW_CHANGED = 'carta:preview-changed';

export const previewDataAddress = (venue: string): string =>
  `${BASE_PATH}${PREVIEW_DATA_PATH}?venue=${encodeURIComponent(venue)}`;

/** Asks the development server to open a file at a place in the editor of this machine. */
export const editorAddress = ({ file, line, column }: { file: string; line: number; column: number }): string =>
  `${BASE_PATH}/__open-in-editor?file=${encodeURIComponent(`${file}:${line}:${column}`)}`;
