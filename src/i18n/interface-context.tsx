import { createContext, type ReactNode, use } from 'react';
import type { InterfaceTexts } from './interface-texts.ts';
import type { Language } from './language.ts';
import type { LaterTexts } from './later-texts.ts';

/** A language, with the texts of the interface in it. */
export type Interface = {
  readonly language: Language;
  readonly texts: InterfaceTexts;
  /** Where what is below needs them. */
  readonly later?: LaterTexts;
  /** Has an app speak another language as soon as its words are there. */
  readonly choose?: (language: Language) => void;
  /** The language that was chosen last, where its words could not be had: the one before stays. */
  readonly failed?: Language | undefined;
};

const InterfaceContext = createContext<Interface | undefined>(undefined);

/** Gives what is below its language and its words. */
export function InterfaceProvider({ shown, children }: { readonly shown: Interface; readonly children: ReactNode }) {
  return <InterfaceContext value={shown}>{children}</InterfaceContext>;
}

/** All of it, for what lets its reader choose the language of an app. */
export function useShown(): Interface {
  const shown = use(InterfaceContext);
  if (!shown) throw new Error('A part of a page stands outside of InterfaceProvider.');
  return shown;
}

export const useLanguage = (): Language => useShown().language;

/** The texts of the interface in the shown language. */
export const useInterface = (): InterfaceTexts => useShown().texts;

/** The texts that most diners never see, in the shown language. */
export function useLaterTexts(): LaterTexts {
  const { later } = useShown();
  if (!later) throw new Error('The later texts have not been loaded.');
  return later;
}
