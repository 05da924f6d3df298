import type { ReactNode } from 'react';
import { useInterface } from '../i18n/interface-context.tsx';

type NewTabLinkProps = {
  readonly href: string;
  readonly className?: string | undefined;
  /** The accessible name in place of its words. */
  readonly name?: string | undefined;
  readonly children?: ReactNode;
};

/** A link that opens in a new tab, and says so. */
export function NewTabLink({ href, className, name, children }: NewTabLinkProps) {
  const { opensInNewTab } = useInterface().controls;
  return (
    <a className={className} href={href} target="_blank" aria-label={name && `${name} (${opensInNewTab})`}>
      {children}
      {!name && <span className="sr-only">{` (${opensInNewTab})`}</span>}
    </a>
  );
}
