import { Report } from '../../diagnostics/report.ts';
import { SourceFile } from '../../parse/source-file.ts';
import { assignIds } from '../../resolve/ids.ts';

/** Who has an id, the text that it would be made from, and whether it must be written in any case. */
export type Identified = { readonly id: string; readonly text: string; readonly isWritten: boolean };

/** Which of them need their id written, for a table without it would give them another. */
export function explicitIds(all: readonly Identified[], fallback: string): boolean[] {
  const source = new SourceFile({ file: '', id: '', text: '' });
  const isExplicit = all.map(({ isWritten }) => isWritten);
  for (;;) {
    const wanted = all.map(({ id, text }, at) => ({
      explicit: isExplicit[at] === true ? { value: id, source, at } : undefined,
      text,
    }));
    const given = assignIds(wanted, fallback, new Report());
    const wrong = all.findIndex(({ id }, index) => isExplicit[index] !== true && given[index] !== id);
    if (wrong === -1) return isExplicit;
    isExplicit[wrong] = true;
  }
}
