import type { CSSProperties } from 'react';
import { classNames } from '../../ui/class-names.ts';

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
};

/** The boxes of a card, the first `nStamps` of them stamped (specification, point 2); the last one stands for the reward. */
export function StampBoxes({ maxStamps, nStamps, label }: StampBoxesProps) {
  const columns = columnsOf(maxStamps);
  const isMany = columns > LARGE;
  return (
    <div className={classNames('stamp-boxes', isMany && 'many')} style={{ '--columns': columns } as CSSProperties}>
      <span className="sr-only">{label}</span>
      {Array.from({ length: maxStamps }, (_, index) => (
        <StampBox
          key={index}
          number={index + 1}
          filled={index < nStamps}
          last={index === maxStamps - 1}
          isMany={isMany}
        />
      ))}
    </div>
  );
}

type StampBoxProps = {
  readonly number: number;
  readonly filled: boolean;
  readonly last: boolean;
  readonly isMany: boolean;
};

function StampBox({ number, filled, last, isMany }: StampBoxProps) {
  const sign = last ? <Gift /> : <Star />;
  return (
    <span aria-hidden="true" className={classNames('stamp-box', filled && 'stamped', last && 'last')}>
      {filled || last ? sign : !isMany && number}
    </span>
  );
}

const Star = () => (
  <svg viewBox="0 0 24 24">
    <path
      fill="currentColor"
      d="m12 2.6 2.9 6 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.5l6.5-.9z"
      stroke="currentColor"
      strokeLinejoin="round"
    />
  </svg>
);

const Gift = () => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d="M3.5 8.5h17v4h-17zM5 12.5v8h14v-8M12 8.5v12M12 8.5S11 3 8 3a2.4 2.4 0 0 0-.4 4.8zM12 8.5S13 3 16 3a2.4 2.4 0 0 1 .4 4.8z" />
  </svg>
);
