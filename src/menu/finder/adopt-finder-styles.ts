import styles from '../styles/finder.css?inline';

let isAdopted = false;

/** Brings the finder's style along with it. Not by a style element: the page's security policy allows none that it does not know. */
export function adoptFinderStyles(): void {
  if (isAdopted || !styles) return;
  isAdopted = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}
