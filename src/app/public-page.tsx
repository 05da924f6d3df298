import type { ReactNode } from 'react';
import { BASE_PATH } from '../ui/base-path.ts';
import { PageAddressContext } from '../ui/page-address.ts';

type PublicPageProps = {
  /** Below the base path; empty for the demo venue. */
  readonly path: string;
  readonly children: ReactNode;
};

/** Tells a page its public address, which is baked in by the build. */
export function PublicPage({ path, children }: PublicPageProps) {
  const address = { origin: import.meta.env.PUBLIC_URL, path: `${BASE_PATH}/${path}` };
  return <PageAddressContext value={address}>{children}</PageAddressContext>;
}
