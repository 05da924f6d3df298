import { useEveryLanguage, useInterface } from '../i18n/interface-context.tsx';
import { fill } from '../i18n/fill.ts';
import { VenueHead } from '../ui/venue-head.tsx';

/** A venue whose menu is not to be had (specification, point 8). */
export function UnavailablePage({ venue }: { readonly venue: string }) {
  useEveryLanguage();
  const { title, text } = useInterface().unavailable;
  return (
    <main className="message">
      <VenueHead name={venue} />
      <h1>{title}</h1>
      <p>{fill(text, { venue })}</p>
    </main>
  );
}
