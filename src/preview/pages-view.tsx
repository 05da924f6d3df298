import { useLocation, useNavigate } from 'react-router-dom';
import { Controls } from './controls.tsx';
import { Frames } from './frames.tsx';
import { MissingList } from './missing-view.tsx';
import { readState, searchOf } from './preview-state.ts';
import { useShownVenue } from './venue-layout.tsx';

/** The view of a venue's page at any hour, in any language and width, side by side, below the venue's errors. */
export function PagesView() {
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
