import type { Span } from '../../terms/served.ts';
import type { InterfaceTexts } from '../../i18n/texts.ts';
import type { Picture } from '../../menu/model.ts';
import type { Language } from '../../terms/house.ts';

/** The context of all nodes of a menu's graph, in one language. */
export type GraphContext = {
  /** A text of the menu by the keys of `src/menu/model.ts`: its owner, and its path. */
  readonly text: (owner: string, path?: string) => string | undefined;
  /** The same text in Spanish, if the graph's language is another. */
  readonly spanish: (owner: string, path?: string) => string | undefined;
  /** The paths of an owner's texts, in their order. */
  readonly pathsOf: (owner: string) => readonly string[];
  readonly texts: InterfaceTexts;
  readonly language: Language;
  /** The public address of a picture; undefined for videos. */
  readonly picture: (picture: Picture | undefined) => string | undefined;
  /** Whether the section of the node shows from 17:00 on. */
  readonly sectionOnlyNight?: true | undefined;
  readonly sectionServed?: readonly Span[] | undefined;
};
