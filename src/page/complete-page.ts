/**
 * What a page needs of the rest of the style where that does not come: the words of allergens, whose signs it draws (`signs-font.css`), letters in the
 * place of flags (`icons.css`), and the line that says what is missing (`sheet.css`).
 */
const BASICS =
  ".signs{all:unset;grid-column:1/-1}.signs:before{content:attr(aria-label)' '}.flag:before{content:attr(lang)}.failure{position:fixed;bottom:55px;padding:0 1rem;background:var(--ground)}";

/**
 * Fetches the rest of the style and the page's script after the first paint, so that they do not compete with it, and has the rest of the page rendered.
 * The root element names both files (`documentOf`). `onerror` is called when the style, the script, or a file that it imports, cannot be loaded.
 */
export function completePage(page: Document, onerror: () => void): void {
  const { style, script } = page.getElementById('root')?.dataset ?? {};
  const add = (tag: string, values: object): void => page.head.append(Object.assign(page.createElement(tag), values));
  const withoutStyle = (): void => {
    onerror();
    // The page's security policy allows no style element.
    const [sheet] = page.styleSheets;
    sheet?.insertRule(`@media all{${BASICS}}`, sheet.cssRules.length);
  };
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (style) add('link', { rel: 'stylesheet', href: style, onerror: withoutStyle });
      if (script) add('script', { type: 'module', src: script, onerror });
      delete page.documentElement.dataset['first'];
    }),
  );
}
