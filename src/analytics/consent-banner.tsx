import { useEffect, useRef } from 'react';
import { fill } from '../i18n/fill.ts';
import { Answers } from './answers.tsx';
import type { Consent } from './consent.ts';
import { SETTINGS } from './consent-settings.tsx';
import type { Answer } from './stored-answer.ts';
import type { ConsentTexts } from '../i18n/consent-texts.ts';
import type { ShownTexts } from '../i18n/use-shown-texts.ts';

type ConsentBannerProps = { readonly consent: Consent; readonly shown: ShownTexts<ConsentTexts['consent']> };

/** Asks, below the menu and without barring the way to it, until there is an answer. */
export function ConsentBanner({ consent, shown: { language, texts } }: ConsentBannerProps) {
  const banner = useRef<HTMLElement>(null);
  useEffect(() => (banner.current ? makeRoom(banner.current) : undefined), []);
  const answer = (given: Answer): void => {
    const hadFocus = banner.current?.contains(document.activeElement);
    consent.answer(given);
    // The focus would be lost with the banner.
    if (hadFocus) document.querySelector('main')?.focus({ preventScroll: true });
  };
  return (
    <section ref={banner} className="consent" lang={language} aria-label={texts.title}>
      <p>
        {fill(texts.request, { host: window.location.hostname })}{' '}
        <button type="button" className="consent-more" popoverTarget={SETTINGS}>
          {texts.more}
        </button>
      </p>
      <Answers texts={texts} state="open" onAnswer={answer} />
    </section>
  );
}

/**
 * Tells the style sheet how much of the lower edge the page's bar takes and how much is covered in all: what gets the focus is scrolled
 * to above it, and so can the end of the page be. The result ends that.
 */
function makeRoom(banner: HTMLElement): () => void {
  const { style } = document.documentElement;
  const bar = document.querySelector<HTMLElement>('.bar');
  const above = (element: HTMLElement | null): number =>
    element?.offsetHeight ? window.innerHeight - element.getBoundingClientRect().top : 0;
  const observer = new ResizeObserver(() => {
    if (bar) style.setProperty('--bar', `${above(bar)}px`);
    style.setProperty('--covered', `${above(banner)}px`);
  });
  for (const element of [banner, bar]) if (element) observer.observe(element);
  return () => {
    observer.disconnect();
    style.removeProperty('--covered');
    style.removeProperty('--bar');
  };
}
