import { type LoaderFunctionArgs, type RouteObject, replace } from 'react-router-dom';
import { DesignView } from './design/design-view.tsx';
import { LostError } from './lost.tsx';
import { MissingView } from './missing-view.tsx';
import { PagesView } from './pages-view.tsx';
import { PreviewLayout } from './preview-layout.tsx';
import type { PreviewTexts } from './preview-texts.ts';
import { type Answer, ServerAnswers, type WatchChanges } from './server-answers.ts';
import { VenueLayout } from './venue-layout.tsx';

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
          errorElement: <LostError texts={texts} />,
          children: [
            { index: true, loader: (args) => leadOn(answers, args), element: <p>{texts.noVenues}</p> },
            {
              path: 'design',
              loader: ({ request }): Promise<Answer> => answers.ask('', request.signal),
              shouldRevalidate: () => !answers.isCurrent(''),
              element: <DesignView texts={texts} />,
            },
            {
              path: ':venue',
              loader: ({ params, request }): Promise<Answer> => answers.ask(params['venue'] ?? '', request.signal),
              // Another choice of languages, hours or widths asks for nothing.
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

/** To the venue that addresses of before name in their search part, otherwise to the first. */
async function leadOn(answers: ServerAnswers, { request }: LoaderFunctionArgs): Promise<Response | null> {
  const { searchParams } = new URL(request.url);
  const named = searchParams.get('venue');
  searchParams.delete('venue');
  const venue = named || (await answers.ask('', request.signal)).venues[0]?.id;
  return venue === undefined ? null : replace(`/${encodeURIComponent(venue)}?${searchParams}`);
}
