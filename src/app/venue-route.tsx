import { createElement, Suspense } from 'react';
import type { VenueRoute } from '../menu/route.ts';
import { PublicPage } from './public-page.tsx';
import { pageOf } from './pages.ts';

/** The demo venue is served at two paths; this one is the one to share. */
const SAME_AS: Readonly<Record<string, string>> = { test: '' };

/** A venue's page, loaded on demand. */
export function VenueRoutePage({ route }: { readonly route: VenueRoute }) {
  return (
    <PublicPage path={SAME_AS[route.path] ?? route.path}>
      <Suspense>{createElement(pageOf(route))}</Suspense>
    </PublicPage>
  );
}
