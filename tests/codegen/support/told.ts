import type { Change } from '../../../codegen/tools/changes/change.ts';
import { compareVenue } from '../../../codegen/tools/changes/compare/compare-venue.ts';
import { lineOf } from '../../../codegen/tools/changes/print/print-report.ts';
import { compile, withItems, type Beside } from './compile.ts';

const LABELS = { tapa: 'Tapa', media: 'Media', racion: 'Ración', extra: 'Extra' };

/** What changed between two menus of one venue, which may have warnings. */
export function changesOf(before: string, after: string, beside?: Beside): Change[] {
  const [was, is] = [before, after].map((text) => {
    const { venue, diagnostics } = compile(text, beside);
    if (venue === undefined) throw new Error(JSON.stringify(diagnostics));
    return venue;
  });
  if (was === undefined || is === undefined) throw new Error('There are two menus.');
  return compareVenue(was, is, {
    labels: { before: () => LABELS, after: () => LABELS },
    isPictureChanged: () => false,
  });
}

/** The same in words, as the text has them. */
export function told(before: string, after: string, beside?: Beside): string[] {
  return changesOf(before, after, beside).map((change) => lineOf(change));
}

/** What changed between two lists of entries in the only section of a venue. */
export function toldOfItems(before: string, after: string, languages = 'es'): string[] {
  return told(withItems(before, languages), withItems(after, languages));
}
