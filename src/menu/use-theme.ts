import { useEffect } from 'react';
import type { Theme } from './model.ts';
import { themeCss } from './theme.ts';

/** Stands after the page's own style sheets, so it also replaces the look that was prerendered for another venue. */
let sheet: CSSStyleSheet | undefined;

/**
 * Shows a venue in its look. The prerendered page has it in its head; this is for a venue that is come to by a link of the
 * app. Not by a style element: the page's security policy allows none that it does not know.
 */
export function useTheme(theme: Theme | undefined): void {
  useEffect(() => {
    if (!('adoptedStyleSheets' in document)) return;
    if (!sheet) {
      sheet = new CSSStyleSheet();
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    }
    sheet.replaceSync(themeCss(theme));
  }, [theme]);
}
