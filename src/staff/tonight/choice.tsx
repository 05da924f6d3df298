import type { ComponentProps } from 'react';

/** A checkbox or a radio button with its words. */
export const Choice = ({ children, ...input }: ComponentProps<'input'>) => (
  <label className="flex min-h-12 items-center gap-2 py-1">
    <input className="size-6 flex-none accent-accent" {...input} />
    <span className="min-w-0 hyphens-auto wrap-anywhere">{children}</span>
  </label>
);
