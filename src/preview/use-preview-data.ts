import { useEffect, useState } from 'react';
import { PREVIEW_CHANGED, previewDataAddress } from './preview-address.ts';
import type { PreviewData } from './preview-data.ts';

/** What the development server says of the venues, by now; `failed` while it does not answer. */
export type Answer = { readonly data?: PreviewData; readonly failed: boolean };

/** Asks for the data when another venue is chosen, and again at every change of a menu. */
export function usePreviewData(venue: string): Answer {
  const [answer, setAnswer] = useState<Answer>({ failed: false });
  useEffect(() => {
    let turn = 0;
    const ask = async (): Promise<void> => {
      const own = ++turn;
      const data = await fetchData(venue);
      // A slow answer must not overtake a later one.
      if (own === turn) setAnswer((before) => (data ? { data, failed: false } : { ...before, failed: true }));
    };
    void ask();
    import.meta.hot?.on(PREVIEW_CHANGED, ask);
    return () => {
      turn = Number.NaN;
      import.meta.hot?.off(PREVIEW_CHANGED, ask);
    };
  }, [venue]);
  return answer;
}

async function fetchData(venue: string): Promise<PreviewData | undefined> {
  try {
    const response = await fetch(previewDataAddress(venue));
    return response.ok ? ((await response.json()) as PreviewData) : undefined;
  } catch {
    return undefined;
  }
}
