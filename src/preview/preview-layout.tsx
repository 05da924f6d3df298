import { useEffect } from 'react';
import { Link, Outlet, useMatch, useRevalidator } from 'react-router-dom';
import type { PreviewTexts } from './preview-texts.ts';
import type { WatchChanges } from './server-answers.ts';

type PreviewLayoutProps = { readonly texts: PreviewTexts; readonly watchChanges: WatchChanges };

/** What all views of the preview stand in. They load anew when the server says that something has changed. */
export function PreviewLayout({ texts, watchChanges }: PreviewLayoutProps) {
  const { revalidate } = useRevalidator();
  const isDesign = useMatch('/design') !== null;
  useEffect(() => watchChanges(() => void revalidate()), [watchChanges, revalidate]);
  return (
    <main className="in-preview">
      <div className="min-h-dvh px-[clamp(0.75rem,2vw,1.5rem)] pb-8 wrap-anywhere">
        <header className="flex flex-wrap items-center justify-between gap-x-6 py-2">
          <h1 className="title text-head">{texts.title}</h1>
          <Link
            className="flex min-h-11 items-center text-accent-ink underline-offset-4"
            to={isDesign ? '/' : '/design'}
          >
            {isDesign ? texts.venues : texts.design.title}
          </Link>
        </header>
        <Outlet />
      </div>
    </main>
  );
}
