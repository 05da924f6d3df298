import type { ReactNode } from 'react';

type ProfilePageProps = {
  readonly title: string;
  /** The link back to the menu. */
  readonly back: { readonly href: string; readonly text: string };
  readonly children: ReactNode;
};

/** The frame of the profile. It is shown before its content has loaded, and is high enough to avoid a layout shift. */
export function ProfilePage({ title, back, children }: ProfilePageProps) {
  return (
    <main className="profile in-profile mx-auto grid min-h-dvh max-w-[32rem] grid-cols-1 content-start gap-6 p-4">
      <div>
        <a className="link" href={back.href}>
          <span aria-hidden="true" className="inline-block rtl:[scale:-1_1]">
            ←
          </span>
          {back.text}
        </a>
        <h1 className="title text-title text-accent-ink">{title}</h1>
      </div>
      {children}
    </main>
  );
}
