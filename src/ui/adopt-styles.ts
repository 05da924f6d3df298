const adopted = new Set<string>();

/**
 * Brings a part's style along with it, once (`import styles from './part.css?inline'`). Not by a style element: the page's security
 * policy allows none that it does not know.
 */
export function adoptStyles(styles: string): void {
  if (!styles || adopted.has(styles)) return;
  adopted.add(styles);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}
