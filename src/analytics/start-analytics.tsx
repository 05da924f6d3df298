import { createRoot } from 'react-dom/client';
import type { ConsentTexts } from '../i18n/texts.ts';
import { ANSWER_KEY, answerStore, Consent } from './consent.ts';
import { ConsentView } from './consent-view.tsx';
import { pageViewOf, type PlainPath } from './page-view.ts';
import styles from './styles/consent.css?inline';
import { TagManager } from './tag-manager.ts';
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
 * Asks whether visits may be measured and, after consent, reports this one to the tag manager: once a page, whatever language it is switched to.
 * Nothing is requested from Google before consent. Where the settings cannot be shown nothing is measured, because the consent could not be
 * withdrawn.
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
  // The visitor comes back to a page that the browser kept in memory.
  window.addEventListener('pageshow', consent.readAgain);
  // This style is loaded with the question, so that sites without a tag manager do not load it.
  adoptStyles(styles);
  const footer =
    document.querySelector('.venue-footer') ?? document.body.appendChild(element('footer', 'consent-foot in-consent'));
  const place = element('div', 'consent-place in-consent');
  place.setAttribute('aria-live', 'polite');
  // It gets the focus when the question is answered.
  place.tabIndex = -1;
  placeUnseen(document, place, footer);
  const linkPlace = footer.appendChild(element('div', 'consent-link in-consent'));
  createRoot(linkPlace).render(<ConsentView consent={consent} first={first} loadTexts={loadTexts} place={place} />);
}

/** An element that stays when the page changes its language. */
function element(tag: 'div' | 'footer', className: string): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  made.setAttribute(ADDED, '');
  return made;
}

/**
 * Puts a line into the page without a layout shift: in a menu before the next section below the screen, or at the end of the menu; in the
 * footer where no part of the menu is below the screen, and on pages without a menu.
 */
export function placeUnseen(page: Document, line: Element, footer: Element): void {
  const below = window.innerHeight;
  const sections = [...page.querySelectorAll('main > .section')];
  const next = sections.find((section) => section.getBoundingClientRect().top >= below);
  const menu = sections[0]?.parentElement;
  if (next) next.before(line);
  else if (menu && menu.getBoundingClientRect().bottom >= below) menu.append(line);
  else footer.append(line);
}
