import { VOICES } from '../../terms/voices.ts';
import { type Part, PARTS } from './parts.ts';
import { BASE_PATH } from '../../terms/house.ts';
import { DESIGN_FRAME_PATH } from '../preview-address.ts';

/** By day, by night, or both side by side. */
export type Scheme = 'both' | 'light' | 'dark';

/** The options of the design system's page; they stand in the search part of the address. */
export type DesignState = {
  /** The venue whose theme it is shown in, by the name of its file; '' the house's own, for venues without a theme. */
  readonly theme: string;
  /** A voice of `VOICES` in place of the theme's own; '' that. */
  readonly font: string;
  readonly scheme: Scheme;
  /** Percent. */
  readonly text: number;
  /** The width of the frames, in CSS pixels. */
  readonly width: number;
  readonly language: SampleLanguage;
  /** The one part that is shown; '' all. */
  readonly part: Part | '';
};

export const SAMPLE_LANGUAGES = ['es', 'en'] as const;
/** Those of the sample menu. */
export type SampleLanguage = (typeof SAMPLE_LANGUAGES)[number];

export const SCHEMES: readonly Scheme[] = ['both', 'light', 'dark'];
export const TEXT_SIZES: readonly number[] = [100, 200];
/** A phone, a small one. */
export const PHONES: readonly number[] = [412, 320];
export const FONTS: readonly string[] = Object.keys(VOICES);

/** The state that an address holds; missing and invalid values are the usual ones. */
export function readDesign(search: string): DesignState {
  const address = new URLSearchParams(search);
  const oneOf = <Value>(name: string, values: readonly Value[], usual: Value): Value =>
    values.find((value) => String(value) === address.get(name)) ?? usual;
  return {
    theme: address.get('theme') ?? '',
    font: oneOf('font', FONTS, ''),
    scheme: oneOf('scheme', SCHEMES, 'both'),
    text: oneOf('text', TEXT_SIZES, 100),
    width: oneOf('width', PHONES, 412),
    language: oneOf<SampleLanguage>('language', SAMPLE_LANGUAGES, 'es'),
    part: oneOf<Part | ''>('part', PARTS, ''),
  };
}

/** The search part of the address of a state, with the values that are not the usual ones. */
export function searchOfDesign(state: DesignState): string {
  const usual = readDesign('');
  const said = Object.entries(state).filter(([name, value]) => value !== usual[name as keyof DesignState]);
  return said.length > 0 ? `?${new URLSearchParams(said.map(([name, value]) => [name, String(value)]))}` : '';
}

/** The part that a frame shows, and how; the `color-scheme` of its element chooses day or night. */
export type FramePart = Pick<DesignState, 'theme' | 'font' | 'text' | 'language'> & { readonly part: Part };

/** The address of a part of the design system in a frame. */
export function partAddress({ theme, font, text, language, part }: FramePart): string {
  return BASE_PATH + DESIGN_FRAME_PATH + searchOfDesign({ ...readDesign(''), theme, font, text, language, part });
}

/** The part that the address of a frame names; the first part where it names none. */
export function framePart(search: string): FramePart {
  const state = readDesign(search);
  return { ...state, part: state.part || PARTS[0] || 'colours' };
}
