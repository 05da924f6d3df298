import { VOICES } from '../../terms/voices.ts';
import { type Part, PARTS } from './parts.ts';
import { BASE_PATH } from '../../terms/house.ts';
import { DESIGN_FRAME_PATH } from '../preview-address.ts';

/** Light mode, dark mode, or both side by side. */
export type Scheme = 'both' | 'light' | 'dark';

/** The options of the design system's page; they are in the query of the address. */
export type DesignState = {
  /** The venue whose theme is shown, by the name of its file; '' for the product's own, which venues without a theme have. */
  readonly theme: string;
  /** A voice of `VOICES` in place of the theme's own; '' for the theme's. */
  readonly font: string;
  readonly scheme: Scheme;
  /** The text size in percent. */
  readonly text: number;
  /** The width of the frames, in CSS pixels. */
  readonly width: number;
  readonly language: SampleLanguage;
  /** The only part to show; '' for all. */
  readonly part: Part | '';
};

export const SAMPLE_LANGUAGES = ['es', 'en'] as const;
/** The languages of the sample menu. */
export type SampleLanguage = (typeof SAMPLE_LANGUAGES)[number];

export const SCHEMES: readonly Scheme[] = ['both', 'light', 'dark'];
export const TEXT_SIZES: readonly number[] = [100, 200];
/** A phone, a small one. */
export const PHONES: readonly number[] = [412, 320];
export const FONTS: readonly string[] = Object.keys(VOICES);

/** The state in an address; missing and invalid values get their defaults. */
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

/** The query of a state's address, with the values that are not defaults. */
export function searchOfDesign(state: DesignState): string {
  const usual = readDesign('');
  const said = Object.entries(state).filter(([name, value]) => value !== usual[name as keyof DesignState]);
  return said.length > 0 ? `?${new URLSearchParams(said.map(([name, value]) => [name, String(value)]))}` : '';
}

/** The part that a frame shows, and how; the `color-scheme` of its element sets light or dark mode. */
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
