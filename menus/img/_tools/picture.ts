import type { Scene } from './scene.ts';
import type { Palette } from './scenery/palette.ts';

/** The illustrations of one venue, by the name that its menu file gives in `image`. */
export type VenuePictures = {
  palette: Palette;
  scenes: Readonly<Record<string, Scene & { palette?: Palette }>>;
};
