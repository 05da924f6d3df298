import { useEffect } from 'react';

/** Shows a number on a button of the page's bar, where there is one, and gives it a name that says it. */
export function useMarkedButton(wants: 'allergens' | 'list', count: number, name: string): void {
  useEffect(() => {
    const button = document.querySelector<HTMLElement>(`.bar [data-wants=${wants}]`);
    if (!button || count === 0) return undefined;
    button.dataset['count'] = String(count);
    button.setAttribute('aria-label', name);
    return () => {
      delete button.dataset['count'];
      button.removeAttribute('aria-label');
    };
  }, [wants, count, name]);
}
