import { classNames } from '../../ui/class-names.ts';

type StampBoxProps = {
  readonly number: number;
  readonly isStamped: boolean;
  /** The one that stands for the reward. */
  readonly isLast: boolean;
  /** There are so many that they are small. */
  readonly isMany: boolean;
};

/** One box: its number, or the mark of a stamp, which nobody sets quite straight; the last one has its gift from the start. */
export function StampBox({ number, isStamped, isLast, isMany }: StampBoxProps) {
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

/** It comes down onto the paper. */
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
