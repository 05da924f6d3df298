import { useInterface } from '../i18n/interface-context.tsx';
import { fill } from '../terms/fill.ts';
import { MessagePage } from '../ui/message-page.tsx';

/** The page of a venue whose menu is unavailable (specification, point 8). */
export function UnavailablePage({ venue }: { readonly venue: string }) {
  const { title, text } = useInterface().unavailable;
  return (
    <MessagePage title={title}>
      <p>{fill(text, { venue })}</p>
    </MessagePage>
  );
}
