import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

type CloseButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** The button's name in the page's language. */
  readonly name: string;
};

/** The button that closes a layer over the page, in the way that its other attributes define. */
export function CloseButton({ name, className, ...how }: CloseButtonProps) {
  return (
    <button className={classNames('close', className)} aria-label={name} {...how}>
      ×
    </button>
  );
}
