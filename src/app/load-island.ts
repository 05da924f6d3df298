/**
 * Loads an island and, at the same time, the files that islands share (`data-shared`: React, terms, and words). Otherwise a browser would request
 * those only after the island has arrived.
 */
export function loadIsland<T>(load: () => Promise<T>): Promise<T> {
  const loading = load();
  const { shared } = document.getElementById('root')?.dataset ?? {};
  for (const href of shared?.split(' ') ?? [])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  return loading;
}
