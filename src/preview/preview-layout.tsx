import { useEffect } from 'react';
import { Outlet, useRevalidator } from 'react-router-dom';
import type { PreviewTexts } from './preview-texts.ts';
import type { WatchChanges } from './server-answers.ts';

type PreviewLayoutProps = { readonly texts: PreviewTexts; readonly watchChanges: WatchChanges };

/** What all views of the preview stand in. They load anew when the server says that something has changed. */
export function PreviewLayout({ texts, watchChanges }: PreviewLayoutProps) {
  const { revalidate } = useRevalidator();
  useEffect(() => watchChanges(() => void revalidate()), [watchChanges, revalidate]);
  return (
    <main>
      <h1>{texts.title}</h1>
      <Outlet />
    </main>
  );
}
