import type { CSSProperties } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { StampBox } from './stamp-box.tsx';

/** With more boxes in a row they are too small for numbers. */
const LARGE = 7;

/** How many boxes stand in a row at most; a card of few stamps has larger ones. */
const widestRow = (maxStamps: number): number => {
  if (maxStamps <= 5) return 5;
  if (maxStamps <= 12) return 6;
  return maxStamps <= 21 ? 7 : 10;
};

/** Boxes in a row, so that all rows are nearly as long. */
export function columnsOf(maxStamps: number): number {
  const rows = Math.ceil(maxStamps / widestRow(maxStamps));
  return Math.max(1, Math.ceil(maxStamps / rows));
}

type StampBoxesProps = {
  readonly maxStamps: number;
  readonly nStamps: number;
  /** What those hear who do not see the boxes: '3 of 10 stamps'. */
  readonly label: string;
  readonly isExpired: boolean;
};

/** The boxes of a card, the first `nStamps` of them stamped (specification, point 2); the last one stands for the reward. */
export function StampBoxes({ maxStamps, nStamps, label, isExpired }: StampBoxesProps) {
  const columns = columnsOf(maxStamps);
  const isMany = columns > LARGE;
  return (
    <div className={classNames('stamp-boxes @container w-full', isExpired && 'opacity-50')}>
      <span className="sr-only">{label}</span>
      <div
        className={classNames(
          'grid grid-cols-[repeat(var(--columns),minmax(0,4.5rem))] justify-between',
          isMany ? 'gap-1' : 'gap-2',
        )}
        style={{ '--columns': columns } as CSSProperties}
      >
        {Array.from({ length: maxStamps }, (_, index) => (
          <StampBox
            key={index}
            number={index + 1}
            isStamped={index < nStamps}
            isLast={index === maxStamps - 1}
            isMany={isMany}
          />
        ))}
      </div>
    </div>
  );
}
