import type { ReactNode } from 'react';

type MessagePageProps = { readonly title: string; readonly children: ReactNode };

/** A page without menu: a title, and a message with what to do next. */
export function MessagePage({ title, children }: MessagePageProps) {
  return (
    <main className="message mx-auto grid min-h-dvh max-w-[32rem] grid-cols-1 content-start gap-6 p-4 pt-[30vh]">
      <h1 className="title text-title text-accent-ink">{title}</h1>
      {children}
    </main>
  );
}
