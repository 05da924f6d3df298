const adopted = new Set<string>();

/**
 * Adds a component's style to the page, once (`import styles from './part.css?inline'`). It uses no style element, because the page's
 * security policy allows only those of the build.
 */
export function adoptStyles(styles: string): void {
  if (!styles || adopted.has(styles)) return;
  adopted.add(styles);
  // Safari before 16.4 adopts none.
  if (!document.adoptedStyleSheets) {
    const [last] = [...document.styleSheets].slice(-1);
    last?.insertRule(`@media all{${styles}}`, last.cssRules.length);
    return;
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}
