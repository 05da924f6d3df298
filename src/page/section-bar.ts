import { TEXTS_CHANGED } from './page-events.ts';
import { sectionsOf } from './rows.ts';

/** The line of the screen, a quarter from the top, that counts as being read. */
const LINE = '-25% 0px -75%';

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
    if (target instanceof HTMLElement && target.matches('.section-bar li > *')) show(target);
  });

  const observer = new IntersectionObserver(
    (changes) => {
      const now = changes.findLast(({ isIntersecting }) => isIntersecting)?.target.id;
      if (now === undefined || now === read) return;
      read = now;
      mark();
    },
    { rootMargin: LINE },
  );
  const watch = (): void => {
    observer.disconnect();
    for (const section of sectionsOf(page)) observer.observe(section);
  };
  // The list of sections is the bar's own element, which then starts from its beginning again.
  page.addEventListener('toggle', mark, true);
  page.addEventListener(TEXTS_CHANGED, () => {
    watch();
    mark();
  });
  watch();
}
