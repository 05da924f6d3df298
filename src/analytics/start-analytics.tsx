import { createRoot } from 'react-dom/client';
import { Consent } from './consent.ts';
import { ConsentView } from './consent-view.tsx';
import { type PlainPath, pageViewOf } from './page-view.ts';
import { placeUnseen } from './place-unseen.ts';
import { ANSWER_KEY, answerStore } from './stored-answer.ts';
import styles from './styles/consent.css?inline';
import { TagManager } from './tag-manager.ts';
import type { ConsentTexts } from '../i18n/consent-texts.ts';
import { type LoadTexts, pageLanguage } from '../i18n/use-shown-texts.ts';
import { ADDED } from '../page/rows.ts';
import { adoptStyles } from '../ui/adopt-styles.ts';
import { whenLoaded } from '../ui/when-idle.ts';

export type AnalyticsParts = {
  /** The tag manager's container (specification, point 7). */
  readonly container: string;
  readonly loadTexts: LoadTexts<ConsentTexts['consent']>;
  readonly plainPath: PlainPath;
};

/**
 * Asks whether visits may be measured and, where they may, reports this one to the tag manager: once a page, whatever language it is
 * switched to. Nothing of Google's is asked for before. Where the settings cannot be shown nothing is measured, because the consent
 * could not be taken back.
 */
export async function startAnalytics({ container, loadTexts, plainPath }: AnalyticsParts): Promise<void> {
  if (!('popover' in HTMLElement.prototype)) return;
  await whenLoaded(document);
  const language = pageLanguage();
  const first = { language, texts: await loadTexts(language) };
  const consent = new Consent({
    store: answerStore(),
    signal: (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true,
    now: () => new Date(),
  });
  const tagManager = new TagManager(container);
  const act = (): void => {
    if (consent.getState() === 'accepted') tagManager.start(document, pageViewOf(document, window.location, plainPath));
    else tagManager.stop(document, window.location.hostname);
  };
  consent.subscribe(act);
  act();
  window.addEventListener('storage', ({ key }) => {
    if (key === ANSWER_KEY || key === null) consent.readAgain();
  });
  // Back to a page that was kept as it was.
  window.addEventListener('pageshow', consent.readAgain);
  // Pages of sites without a tag manager know nothing of it.
  adoptStyles(styles);
  const footer =
    document.querySelector('.venue-footer') ?? document.body.appendChild(element('footer', 'consent-foot in-consent'));
  const place = element('div', 'consent-place in-consent');
  place.setAttribute('aria-live', 'polite');
  // An answer passes the focus on to it.
  place.tabIndex = -1;
  placeUnseen(document, place, footer);
  const linkPlace = footer.appendChild(element('div', 'consent-link in-consent'));
  createRoot(linkPlace).render(<ConsentView consent={consent} first={first} loadTexts={loadTexts} place={place} />);
}

/** An element that stays where the page's words change. */
function element(tag: 'div' | 'footer', className: string): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  made.setAttribute(ADDED, '');
  return made;
}
