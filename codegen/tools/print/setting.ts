import { typeset } from '../../emit/typeset.ts';
import type { FinderTexts, InterfaceTexts } from '../../../src/i18n/texts.ts';
import type { Language } from '../../../src/terms/language.ts';
import type { Text } from '../../../src/terms/resolved-venue.ts';
import type { Drawing } from '../../../src/terms/sign-drawings.ts';
import type { Sign } from '../../../src/terms/signs.ts';
import type { Document } from '../paper/document.ts';
import type { Look } from '../paper/look.ts';
import { tidy, type Typeface } from '../paper/typeface.ts';

/** The words of the interface on a printed menu, in its language. */
export type MenuWords = InterfaceTexts & {
  readonly finder: FinderTexts;
  readonly tableCard: { readonly scan: string };
};

export type Style = { readonly face: Typeface; readonly size: number; readonly colour: string };

/** The context for laying out an entry, with the available width in points. */
export type Setting = {
  readonly document: Document;
  readonly look: Look;
  readonly drawings: ReadonlyMap<Sign, Drawing>;
  /** The signs of the current block, with their words for screen readers: they are drawn after its text. */
  readonly figures: { readonly words: string; readonly draw: () => void }[];
  readonly words: MenuWords;
  readonly language: Language;
  /** The country of its currency and law. */
  readonly country: string;
  /** A text in the menu's language, else in the first that it has. */
  readonly say: (text: Text | undefined) => string;
  readonly styles: Styles;
  readonly unit: number;
  readonly width: number;
  /** The price column heads of the current group. */
  readonly columns: readonly string[];
  /** An amount as wide as those of the group, for the width of its columns. */
  readonly widePrice: string;
};

export type Styles = Readonly<
  Record<'title' | 'special' | 'heading' | 'name' | 'label' | 'step' | 'text' | 'soft' | 'small' | 'tag', Style>
>;

/** The styles of a menu's texts, with sizes relative to running text. */
export function stylesOf({ title, strong, text, ink, soft, accent }: Look, unit: number): Styles {
  return {
    title: { face: title, size: unit * 2.2, colour: accent },
    special: { face: title, size: unit * 1.6, colour: accent },
    heading: { face: strong, size: unit * 1.25, colour: accent },
    name: { face: strong, size: unit * 1.12, colour: ink },
    label: { face: text, size: unit * 0.9, colour: soft },
    step: { face: strong, size: unit, colour: accent },
    text: { face: text, size: unit, colour: ink },
    soft: { face: text, size: unit, colour: soft },
    small: { face: text, size: unit * 0.88, colour: soft },
    tag: { face: strong, size: unit * 0.82, colour: accent },
  };
}

/** Returns a function that reads a text in the first of these languages that it has. */
export const sayIn =
  (languages: readonly Language[]) =>
  (text: Text | undefined): string => {
    for (const language of languages) {
      const words = text?.[language];
      if (words !== undefined) return typeset(tidy(words), language);
    }
    return '';
  };
