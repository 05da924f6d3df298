import { words } from '../diagnostics/words.ts';
import type { YAMLMap } from 'yaml';
import { contrast, LEGIBLE } from '../../src/terms/colour.ts';
import { completedColours } from '../../src/terms/house-colours.ts';
import type { Report } from '../diagnostics/report.ts';
import { isNothing, textOf } from '../parse/nodes.ts';
import type { Located } from './values.ts';

type Colours = { readonly text?: Located<string> | undefined; readonly background?: Located<string> | undefined };

/** Fields of a theme that are no colour of text or background. */
const OTHERS: ReadonlySet<string> = new Set(['accent', 'font']);

/** Text must stand out by 4.5:1 (WCAG 2.2, 1.4.3); a colour that is not set is the house's. What could not be read is not judged. */
export function checkContrast(theme: YAMLMap, { text, background }: Colours, report: Report): void {
  const place = text ?? background;
  if (place === undefined || !isRead(theme, { text, background })) return;
  const page = completedColours({ text: text?.value, background: background?.value });
  const ratio = contrast(page.text, page.background);
  if (ratio >= LEGIBLE) return;
  // Rounded down: 4.49 must not read as 4.5.
  const shown = Math.floor(ratio * 10) / 10;
  const message = words('lowContrast', shown, LEGIBLE);
  report.add(place.source, 'low-contrast', place.at, message, words('darkerText'));
}

/** Whether each colour that is written was read, under whatever name. */
function isRead(theme: YAMLMap, colours: Colours): boolean {
  const written = theme.items.filter(({ key, value }) => !OTHERS.has(textOf(key) ?? '') && !isNothing(value));
  return written.length === Object.values(colours).filter((colour) => colour !== undefined).length;
}
