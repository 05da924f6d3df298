import { useEffect } from 'react';

/** Puts the name of a view before its page's title while the view is shown. The page sets its own title first (`usePageTitle`). */
export function useViewTitle(view: string, page: string): void {
  useEffect(() => {
    const show = (title: string): void => {
      document.title = title + document.title.slice(document.title.lastIndexOf(' - '));
    };
    show(`${view} - ${page}`);
    return () => show(page);
  }, [view, page]);
}
