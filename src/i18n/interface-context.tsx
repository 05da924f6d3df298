import { createContext, type ReactNode } from 'react';
import type { Language } from '../terms/house.ts';
import { useRequired } from '../ui/use-required.ts';
import type { InterfaceTexts, OverlayTexts } from './texts.ts';

/** A language, with the texts of the interface in it. */
export type Interface = {
  readonly language: Language;
  readonly texts: InterfaceTexts;
  /** The texts of what opens over a menu, where a component below needs them. */
  readonly overlay?: OverlayTexts;
  /** Switches an app to another language as soon as its texts have loaded. */
  readonly choose?: (language: Language) => void;
  /** The language that was chosen last, if its texts could not be loaded; `language` is then the one before. */
  readonly failed?: Language | undefined;
};

const InterfaceContext = createContext<Interface | undefined>(undefined);

/** Gives the components below a language and its texts. */
export function InterfaceProvider({ shown, children }: { readonly shown: Interface; readonly children: ReactNode }) {
  return <InterfaceContext value={shown}>{children}</InterfaceContext>;
}

/** The whole context, for the choice of an app's language. */
export const useShown = (): Interface => useRequired(InterfaceContext, 'InterfaceProvider');

export const useLanguage = (): Language => useShown().language;

/** The texts of the interface in the shown language. */
export const useInterface = (): InterfaceTexts => useShown().texts;

/** The texts of what opens over a menu or lies on it, in the shown language. */
export function useOverlayTexts(): OverlayTexts {
  const { overlay } = useShown();
  if (!overlay) throw new Error('The overlay texts have not been loaded.');
  return overlay;
}
