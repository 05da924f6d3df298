import { useInterface } from '../i18n/interface-context.tsx';
import { fill } from '../i18n/fill.ts';

/** A venue whose menu is not to be had (specification, point 8). */
export function UnavailablePage({ venue }: { readonly venue: string }) {
  const { title, text } = useInterface().unavailable;
  return (
    <main className="message">
      <h1>{title}</h1>
      <p>{fill(text, { venue })}</p>
    </main>
  );
}
