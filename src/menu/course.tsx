import type { ReactNode } from 'react';

type CourseProps = { readonly title: ReactNode; readonly children: ReactNode };

/** One line of a panel: what it is, beside what it holds. */
export function Course({ title, children }: CourseProps) {
  return (
    <div className="course">
      {title}
      {children}
    </div>
  );
}
