import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isFocusLost } from '../ui/is-focus-lost.ts';
import { useViewTitle } from '../ui/use-page-title.ts';
import { useStaff } from './staff-context.ts';

/** The heading of a view, which names the document, too. It takes the focus if an element of the previous view had it. */
export function ViewHead({ children: title }: { readonly children: string }) {
  const { words } = useStaff();
  const head = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  useViewTitle(title, words.title);
  useEffect(() => {
    // 'default' is the key of a tab's first entry, before which nothing had the focus.
    if (key !== 'default' && isFocusLost()) head.current?.focus({ preventScroll: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once, when the view is shown.
  }, []);
  return (
    <h2 ref={head} tabIndex={-1}>
      {title}
    </h2>
  );
}
