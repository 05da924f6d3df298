import { createContext, use } from 'react';

/** Where a page stands on the public site. */
export type PageAddress = {
  /** The site's origin, without a slash at its end. */
  readonly origin: string;
  /** The page's one path among those that show it, with the base path. */
  readonly path: string;
};

/** `src/app` says it of each page. */
export const PageAddressContext = createContext<PageAddress>({ origin: 'http://localhost', path: '/' });

export const usePageAddress = (): PageAddress => use(PageAddressContext);
