import type { ReactNode } from 'react';

type MessagePageProps = { readonly title: string; readonly children: ReactNode };

/** A page without menu: a title, and a message with what to do next. */
export function MessagePage({ title, children }: MessagePageProps) {
  return (
    <main className="message mx-auto grid min-h-dvh max-w-[32rem] grid-cols-1 place-content-center justify-items-start gap-4 p-4">
      <h1 className="title text-title text-accent-ink">{title}</h1>
      {children}
    </main>
  );
}
