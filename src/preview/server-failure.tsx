import { useRevalidator, useRouteError } from 'react-router-dom';
import { CONTROL } from './fields.tsx';
import type { PreviewTexts } from './preview-texts.ts';
import { NoServerAnswer } from './server-answers.ts';

/** The note that the development server does not answer, with the button to ask it again. */
export function ServerFailure({ texts }: { readonly texts: PreviewTexts }) {
  const { revalidate, state } = useRevalidator();
  return (
    <div className="my-3 flex flex-wrap items-center gap-x-4 gap-y-2 border-s-4 border-accent bg-tint p-3">
      <p className="font-semibold" role="alert">
        {texts.noAnswer}
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

/** The error element of routes for a server that has never answered. It throws any other error, which is a fault of the preview. */
export function ServerFailureElement({ texts }: { readonly texts: PreviewTexts }) {
  const cause = useRouteError();
  if (!(cause instanceof NoServerAnswer)) throw cause;
  return <ServerFailure texts={texts} />;
}
