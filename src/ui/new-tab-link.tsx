import type { ReactNode } from 'react';
import { useInterface } from '../i18n/interface-context.tsx';

type NewTabLinkProps = { readonly href: string; readonly className?: string | undefined; readonly children: ReactNode };

/** A link that leaves the menu open behind it, and says so. */
export function NewTabLink({ href, className, children }: NewTabLinkProps) {
  const { opensInNewTab } = useInterface().controls;
  return (
    <a className={className} href={href} target="_blank">
      {children}
      <span className="sr-only">{` (${opensInNewTab})`}</span>
    </a>
  );
}
