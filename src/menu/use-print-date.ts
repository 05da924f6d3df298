import { type RefObject, useEffect, useRef } from 'react';
import { fill } from '../i18n/fill.ts';
import { useLanguageState } from '../i18n/interface-context.tsx';

/**
 * Dates the menu on paper: the element gets the day in Madrid as `data-printed` when the page is about to be printed, however long it
 * has been open, and the style sheet shows it on paper only. Not by the build, whose day says nothing of the day of printing:
 * without script a print has the date that the browser writes in its margin.
 */
export function usePrintDate(): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  const { language, texts } = useLanguageState();
  useEffect(() => {
    const write = (): void => {
      const locale = language === 'en' ? 'en-GB' : language;
      const date = new Date().toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'Europe/Madrid' });
      element.current?.setAttribute('data-printed', fill(texts.print.date, { date }));
    };
    window.addEventListener('beforeprint', write);
    return () => window.removeEventListener('beforeprint', write);
  }, [language, texts]);
  return element;
}
