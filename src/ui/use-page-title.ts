import { useEffect, useLayoutEffect } from 'react';

/** Sets the document's title. Its end, ' - {host}', stays as the build wrote it. */
function showTitle(title: string): void {
  document.title = title + document.title.slice(document.title.lastIndexOf(' - '));
}

/** Keeps title and description of the document in the shown language. The title of a view comes after it (`useViewTitle`). */
export function usePageTitle(title: string, description: string): void {
  useLayoutEffect(() => {
    showTitle(title);
    document.querySelector('meta[name=description]')?.setAttribute('content', description);
  }, [title, description]);
}

/** Puts the name of a view before its page's title while the view is shown. */
export function useViewTitle(view: string, page: string): void {
  useEffect(() => {
    showTitle(`${view} - ${page}`);
    return () => showTitle(page);
  }, [view, page]);
}
