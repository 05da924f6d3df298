import type { ReactNode } from 'react';
import type { Entry } from '../../model.ts';
import type { Review } from './review-menu.ts';
import { showLines } from '../row-lines.ts';
import { arrive, dropOut } from './row-marks.ts';
import { SectionLine, VerdictLine } from './verdict-line.tsx';

/** The row that a search leads to. A later turn leads there again. */
export type Target = { readonly entry: Entry; readonly turn: number };

/** What a line says, and the node that says it. */
type Line = { readonly says: string; readonly node: ReactNode };

/** What a filter and a search add to the menu's rows. Lines that go on saying the same keep their nodes: their rows stand still. */
export class MenuLines {
  #lines: ReadonlyMap<object, Line> = new Map();

  show(review: Review | undefined, target: Target | undefined): void {
    const next = new Map<object, Line>();
    const put = (of: object, says: string, node: () => ReactNode): void => {
      const last = this.#lines.get(of);
      next.set(of, last?.says === says ? last : { says, node: node() });
    };
    for (const [entry, verdict] of review?.verdicts ?? []) {
      const { kind, contains, mayContain, hidden } = verdict;
      put(entry, `${kind} ${hidden} ${contains} ~${mayContain}`, () => <VerdictLine entry={entry} verdict={verdict} />);
    }
    for (const heading of review?.emptyHeadings ?? []) put(heading, 'empty', () => <span ref={dropOut} hidden />);
    for (const [section, { hidden, all }] of review?.sections ?? []) {
      put(section, `${hidden} ${all}`, () => <SectionLine hidden={hidden} all={all} />);
    }
    if (target) {
      const line = next.get(target.entry);
      put(target.entry, `${line?.says} ${target.turn}`, () => (
        <>
          {line?.node}
          <span key={target.turn} ref={arrive} hidden />
        </>
      ));
    }
    this.#lines = next;
    showLines(new Map([...next].map(([of, { node }]) => [of, node])));
  }
}
