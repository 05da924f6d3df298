import {
  Link,
  type LoaderFunctionArgs,
  Outlet,
  replace,
  type RouteObject,
  useMatch,
  useRevalidator,
  useLocation,
  useNavigate,
} from 'react-router-dom';
import { DesignView } from './design/design-view.tsx';
import { ServerFailureElement } from './server-failure.tsx';
import { MissingView, MissingList } from './missing-view.tsx';
import type { PreviewTexts } from './preview-texts.ts';
import { type Answer, ServerAnswers, type WatchChanges } from './server-answers.ts';
import { VenueLayout, useShownVenue } from './venue-layout.tsx';
import { useEffect } from 'react';
import { Controls } from './controls.tsx';
import { Frames } from './frames.tsx';
import { readState, searchOf } from './preview-state.ts';

/** The views of the preview, below its address. */
export function previewRoutes(texts: PreviewTexts, watchChanges: WatchChanges): RouteObject[] {
  const answers = new ServerAnswers();
  const watch: WatchChanges = (listener) =>
    watchChanges(() => {
      answers.expire();
      listener();
    });
  return [
    {
      path: '/',
      element: <PreviewLayout texts={texts} watchChanges={watch} />,
      children: [
        {
          hydrateFallbackElement: <p>{texts.loading}</p>,
          errorElement: <ServerFailureElement texts={texts} />,
          children: [
            { index: true, loader: (args) => redirectToVenue(answers, args), element: <p>{texts.noVenues}</p> },
            {
              path: 'design',
              loader: ({ request }): Promise<Answer> => answers.ask('', request.signal),
              shouldRevalidate: () => !answers.isCurrent(''),
              element: <DesignView texts={texts} />,
            },
            {
              path: ':venue',
              loader: ({ params, request }): Promise<Answer> => answers.ask(params['venue'] ?? '', request.signal),
              // Another choice of languages, hours or widths needs no new data.
              shouldRevalidate: ({ currentParams, nextParams: { venue = '' } }) =>
                currentParams['venue'] !== venue || !answers.isCurrent(venue),
              element: <VenueLayout texts={texts} />,
              children: [
                { index: true, element: <PagesView /> },
                { path: 'missing', element: <MissingView /> },
              ],
            },
            { path: '*', loader: () => replace('/'), element: null },
          ],
        },
      ],
    },
  ];
}

/** Redirects to the venue that an old address names in its query, otherwise to the first one. */
async function redirectToVenue(answers: ServerAnswers, { request }: LoaderFunctionArgs): Promise<Response | null> {
  const { searchParams } = new URL(request.url);
  const named = searchParams.get('venue');
  searchParams.delete('venue');
  const venue = named || (await answers.ask('', request.signal)).venues[0]?.id;
  return venue === undefined ? null : replace(`/${encodeURIComponent(venue)}?${searchParams}`);
}

type PreviewLayoutProps = { readonly texts: PreviewTexts; readonly watchChanges: WatchChanges };

/** The frame of all views of the preview, which reload their data when the server reports a change. */
function PreviewLayout({ texts, watchChanges }: PreviewLayoutProps) {
  const { revalidate } = useRevalidator();
  const isDesign = useMatch('/design') !== null;
  useEffect(() => watchChanges(() => void revalidate()), [watchChanges, revalidate]);
  return (
    <main className="in-preview">
      <div className="min-h-dvh px-[clamp(0.75rem,2vw,1.5rem)] pb-8 wrap-anywhere">
        <header className="flex flex-wrap items-center justify-between gap-x-6 py-2">
          <h1 className="title text-head">{texts.title}</h1>
          <Link
            className="flex min-h-11 items-center text-accent-ink underline-offset-4"
            to={isDesign ? '/' : '/design'}
          >
            {isDesign ? texts.venues : texts.design.title}
          </Link>
        </header>
        <Outlet />
      </div>
    </main>
  );
}

/** The view of a venue's page at any hour, in any language and width, side by side, below the venue's errors. */
function PagesView() {
  const { texts, venue, places = [] } = useShownVenue();
  const state = readState(useLocation().search);
  const navigate = useNavigate();
  return (
    <>
      <Controls
        texts={texts}
        venue={venue}
        state={state}
        // The change must be in the address before the next one, which builds on it.
        onChange={(part) =>
          void navigate({ search: searchOf({ ...state, ...part }) }, { replace: true, flushSync: true })
        }
      />
      <MissingList texts={texts} places={places.filter(({ kind }) => kind === 'error')} />
      <Frames texts={texts} venue={venue} state={state} />
    </>
  );
}
