import { TEXTS_CHANGED } from './page-events.ts';
import { sectionsOf } from './rows.ts';
import { whenIdle } from '../ui/when-idle.ts';

/** The line of the screen that counts as being read: its distance from the top, as a part of the height. */
const LINE = 0.25;

/** Marks in the section bar which section is being read, and keeps its link visible. */
export function watchSectionBar(page: Document): void {
  // The first section, which the build has marked.
  let read = sectionsOf(page)[0]?.id;

  const show = (link: HTMLElement): void => {
    const list = link.closest('ul');
    list?.scrollTo({ left: link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2 });
  };

  const mark = (): void => {
    for (const link of page.querySelectorAll<HTMLAnchorElement>('.section-bar a')) {
      const isRead = decodeURIComponent(link.hash.slice(1)) === read;
      link.ariaCurrent = isRead ? 'true' : null;
      if (isRead) show(link);
    }
  };
  // Browsers scroll only until a part of the focused element is visible.
  page.addEventListener('focusin', ({ target }) => {
    if ((target as Element).matches('.section-bar li > *')) show(target as HTMLElement);
  });

  const look = (): void => {
    // A section outside its hours has no height.
    const sections = sectionsOf(page).filter(({ offsetHeight }) => offsetHeight);
    const now =
      sections.find((section) => section.getBoundingClientRect().bottom > innerHeight * LINE) ?? sections.at(-1);
    if (!now || now.id === read) return;
    read = now.id;
    mark();
  };
  page.addEventListener('scroll', look);
  // The list of sections is the bar's own element, which then starts from its beginning again.
  page.addEventListener('toggle', mark, true);
  page.addEventListener(TEXTS_CHANGED, mark);
  // The browser may have restored the place before.
  void whenIdle().then(look);
}
