import { useInterface, useLanguage } from '../i18n/interface-context.tsx';
import type { Span } from '../terms/served.ts';
import { entryWindow, windowWords } from './hours-rule.ts';

/** The hours of an entry, under its name. */
export function ServedLine({ served }: { readonly served: readonly Span[] | undefined }) {
  const texts = useInterface();
  const language = useLanguage();
  const window = entryWindow({ ...(served && { served }) });
  return window && <p className="served text-label text-muted">{windowWords(window, language, texts)}</p>;
}
