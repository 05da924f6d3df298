import { useLocation, useNavigate } from 'react-router-dom';
import { Controls } from './controls.tsx';
import { Frames } from './frames.tsx';
import { MissingList } from './missing-list.tsx';
import { readState, searchOf } from './preview-state.ts';
import { useShownVenue } from './venue-layout.tsx';

/** A venue's page at any hour, in any language and width, side by side; its errors come before. */
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
        // At once, for the next change builds on this one.
        onChange={(part) =>
          void navigate({ search: searchOf({ ...state, ...part }) }, { replace: true, flushSync: true })
        }
      />
      <MissingList texts={texts} places={places.filter(({ kind }) => kind === 'error')} />
      <Frames texts={texts} venue={venue} state={state} />
    </>
  );
}
