/**
 * Fetches the rest of the style and the page's script after the first paint, so that they do not compete with it, and has the rest of the page rendered.
 * The root element names both files (`documentOf`).
 */
export function completePage(page: Document): void {
  const { style, script } = page.getElementById('root')?.dataset ?? {};
  const add = (tag: string, values: object): void => page.head.append(Object.assign(page.createElement(tag), values));
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (style) add('link', { rel: 'stylesheet', href: style });
      if (script) add('script', { type: 'module', src: script });
      delete page.documentElement.dataset['first'];
    }),
  );
}
