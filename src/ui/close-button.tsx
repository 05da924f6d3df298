import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

type CloseButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** What it does, in the page's words. */
  readonly name: string;
};

/** Closes what lies over the page; how, its other attributes say. */
export function CloseButton({ name, className, ...how }: CloseButtonProps) {
  return (
    <button className={classNames('close', className)} aria-label={name} {...how}>
      ✕
    </button>
  );
}
