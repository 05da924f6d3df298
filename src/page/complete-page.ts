/**
 * Fetches the rest of the style and the page's script after the first paint, so that they do not compete with it, and has the rest of the page rendered.
 * The root element names both files (`documentOf`). `onerror` is called when the script, or a file that it imports, cannot be loaded.
 */
export function completePage(page: Document, onerror?: () => void): void {
  const { style, script } = page.getElementById('root')?.dataset ?? {};
  const add = (tag: string, values: object): void => page.head.append(Object.assign(page.createElement(tag), values));
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (style) add('link', { rel: 'stylesheet', href: style });
      if (script) add('script', { type: 'module', src: script, onerror });
      delete page.documentElement.dataset['first'];
    }),
  );
}
