import { useLayoutEffect } from 'react';

/**
 * Keeps title and description of the document in the shown language. The build has written them; the title's end, ' - {host}', stays as it
 * is. That of a view comes after it (`useViewTitle`).
 */
export function usePageTitle(title: string, description: string): void {
  useLayoutEffect(() => {
    document.title = title + document.title.slice(document.title.lastIndexOf(' - '));
    document.querySelector('meta[name=description]')?.setAttribute('content', description);
  }, [title, description]);
}
