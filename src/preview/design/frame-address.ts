import { BASE_PATH } from '../../ui/base-path.ts';
import { DESIGN_FRAME_PATH } from '../preview-address.ts';
import { type DesignState, readDesign, searchOfDesign } from './design-state.ts';
import { type Part, PARTS } from './parts.ts';

/** What a frame shows; day or night is its element's `color-scheme`. */
export type FramePart = Pick<DesignState, 'theme' | 'font' | 'text' | 'language'> & { readonly part: Part };

/** The address of a part of the design system in a frame. */
export function partAddress({ theme, font, text, language, part }: FramePart): string {
  return BASE_PATH + DESIGN_FRAME_PATH + searchOfDesign({ ...readDesign(''), theme, font, text, language, part });
}

/** What the address of a frame asks for: the first part where it names none. */
export function framePart(search: string): FramePart {
  const state = readDesign(search);
  return { ...state, part: state.part || PARTS[0] || 'colours' };
}
