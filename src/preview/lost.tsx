import { useRevalidator, useRouteError } from 'react-router-dom';
import { CONTROL } from './field.tsx';
import type { PreviewTexts } from './preview-texts.ts';
import { ServerLost } from './server-answers.ts';

/** Says that the server does not answer; it can be asked again. */
export function Lost({ texts }: { readonly texts: PreviewTexts }) {
  const { revalidate, state } = useRevalidator();
  return (
    <div className="my-3 flex flex-wrap items-center gap-x-4 gap-y-2 border-s-4 border-accent bg-tint p-3">
      <p className="font-semibold" role="alert">
        {texts.lost}
      </p>
      <button
        type="button"
        className={CONTROL}
        aria-busy={state === 'loading' || undefined}
        onClick={() => void revalidate()}
      >
        {texts.askAgain}
      </button>
    </div>
  );
}

/** In the place of what the server never said. Any other failure is the preview's own, and shows as such. */
export function LostError({ texts }: { readonly texts: PreviewTexts }) {
  const cause = useRouteError();
  if (!(cause instanceof ServerLost)) throw cause;
  return <Lost texts={texts} />;
}
