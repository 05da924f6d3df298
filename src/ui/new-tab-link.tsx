import type { ReactNode } from 'react';
import { useHydrated } from './use-hydrated.ts';
import { useInterface } from '../i18n/interface-context.tsx';

type NewTabLinkProps = { readonly href: string; readonly className?: string; readonly children: ReactNode };

/** A link that leaves the menu open behind it, and says so as soon as the app is there. */
export function NewTabLink({ href, className, children }: NewTabLinkProps) {
  const isHydrated = useHydrated();
  const { opensInNewTab } = useInterface().controls;
  return (
    <a className={className} href={href} target="_blank">
      {children}
      {isHydrated && <span className="sr-only">{` (${opensInNewTab})`}</span>}
    </a>
  );
}
