import { useState } from 'react';
import { Controls } from './controls.tsx';
import { Frames } from './frames.tsx';
import { MissingList } from './missing-list.tsx';
import { type PreviewState, readState, searchOf } from './preview-state.ts';
import type { PreviewTexts } from './preview-texts.ts';
import { usePreviewData } from './use-preview-data.ts';

/** Any venue at any hour, in any language and width, side by side, and what is missing in it. */
export function PreviewPage({ texts }: { texts: PreviewTexts }) {
  const [state, setState] = useState(() => readState(location.search));
  const { data, failed } = usePreviewData(state.venue);
  const venue = data && (data.venues.find(({ id }) => id === state.venue) ?? data.venues[0]);
  const change = (part: Partial<PreviewState>): void => {
    const next = { ...state, venue: venue?.id ?? '', ...part };
    setState(next);
    history.replaceState(history.state, '', searchOf(next));
  };
  return (
    <main>
      <h1>{texts.title}</h1>
      {failed && (
        <p role="alert" className="lost">
          {texts.lost}
        </p>
      )}
      {venue ? (
        <>
          <Controls texts={texts} venues={data.venues} venue={venue} state={state} onChange={change} />
          <MissingList key={venue.id} texts={texts} venue={venue} places={data.places} />
          <Frames texts={texts} venue={venue} state={state} />
        </>
      ) : (
        !failed && <p>{texts.loading}</p>
      )}
    </main>
  );
}
