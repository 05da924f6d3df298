import { BASE_PATH } from '../terms/house.ts';

/** The path of the preview, which exists in development only. No venue can have this name. */
export const PREVIEW_PATH = '/_preview';

/** The path of the preview's data. `?venue=` names the venue whose missing parts are listed. */
export const PREVIEW_DATA_PATH = `${PREVIEW_PATH}.json`;

/** The path of the design system's frames. */
export const DESIGN_FRAME_PATH = `${PREVIEW_PATH}.design`;

/** The event with which the development server reports that the data have changed. */
export const PREVIEW_CHANGED = 'carta:preview-changed';

export const previewDataAddress = (venue: string): string =>
  `${BASE_PATH}${PREVIEW_DATA_PATH}?venue=${encodeURIComponent(venue)}`;

/** The address at which the development server opens a file at a place in this machine's editor. */
export const editorAddress = ({ file, line, column }: { file: string; line: number; column: number }): string =>
  `${BASE_PATH}/__open-in-editor?file=${encodeURIComponent(`${file}:${line}:${column}`)}`;
