import type { CSSProperties } from 'react';
import type { Card } from '../../../server/protocol/card.ts';
import type { LoyaltyTexts } from '../../i18n/texts.ts';
import { fill } from '../../terms/fill.ts';
import { classNames } from '../../ui/class-names.ts';

/** The most boxes in a row that are large enough for numbers. */
const LARGE = 7;

/** The most boxes in a row; a card of few stamps has larger ones. */
const widestRow = (maxStamps: number): number => {
  if (maxStamps <= 5) return 5;
  if (maxStamps <= 12) return 6;
  return maxStamps <= 21 ? 7 : 10;
};

/** The number of boxes in a row that makes all rows nearly as long. */
export function columnsOf(maxStamps: number): number {
  const rows = Math.ceil(maxStamps / widestRow(maxStamps));
  return Math.max(1, Math.ceil(maxStamps / rows));
}

type StampBoxesProps = {
  readonly card: Card;
  readonly texts: LoyaltyTexts['loyalty'];
  readonly isExpired: boolean;
};

/** The boxes of a card, the first `nStamps` of them stamped (specification, point 2). The last one is the reward's. */
export function StampBoxes({ card: { maxStamps, nStamps }, texts, isExpired }: StampBoxesProps) {
  const columns = columnsOf(maxStamps);
  const isMany = columns > LARGE;
  return (
    <div className={classNames('stamp-boxes @container w-full', isExpired && 'grayscale')}>
      <span className="sr-only">{fill(texts.stamps, { count: nStamps, total: maxStamps })}</span>
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

type StampBoxProps = {
  readonly number: number;
  readonly isStamped: boolean;
  /** Whether it is the reward's box. */
  readonly isLast: boolean;
  /** Whether there are so many boxes that they are small. */
  readonly isMany: boolean;
};

/** One box with its number, or with a stamp, which is set a little askew. The last one has a gift in place of its number. */
function StampBox({ number, isStamped, isLast, isMany }: StampBoxProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'stamp-box grid aspect-square place-items-center rounded-full leading-none',
        'text-[min(1.125rem,36cqi/var(--columns))]',
        isStamped && 'stamped -rotate-8 even:rotate-6',
        isStamped && (isMany ? 'border-2' : 'border-5 border-double'),
        !isStamped && 'border',
        isStamped || isLast ? 'border-accent-ink text-accent-ink' : 'text-muted',
        isLast && 'last in-[.full]:motion-safe:animate-[card-cheer_0.9s_0.35s_ease-in-out_3]',
      )}
    >
      {isLast && <Gift key={`${isStamped}`} isStamped={isStamped} />}
      {!isLast && isStamped && <Star />}
      {!isLast && !isStamped && !isMany && number}
    </span>
  );
}

/** The movement of a new stamp down onto the paper. */
const PRESS =
  'motion-safe:transition-[scale,opacity] motion-safe:duration-350 motion-safe:starting:scale-180 motion-safe:starting:opacity-0';

const Star = () => (
  <svg className={classNames('w-3/5', PRESS)} viewBox="0 0 24 24" fill="currentColor">
    <path d="m12 2.6 2.9 6 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.5l6.5-.9z" />
  </svg>
);

const Gift = ({ isStamped }: { readonly isStamped: boolean }) => (
  <svg
    className={classNames('w-1/2', isStamped && PRESS)}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={isStamped ? 2.5 : 1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d="M3.5 8.5h17v4h-17zM5 12.5v8h14v-8M12 8.5v12M12 8.5S11 3 8 3a2.4 2.4 0 0 0-.4 4.8zM12 8.5S13 3 16 3a2.4 2.4 0 0 1 .4 4.8z" />
  </svg>
);
