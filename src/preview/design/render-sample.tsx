import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { InterfaceProvider } from '../../i18n/interface-context.tsx';
import type { Language } from '../../terms/house.ts';
import { loadSampleWords } from './samples/sample-words.ts';
import type { SampleProps } from './part-samples.ts';

/** Renders a sample with all its texts. Resolves when the layers that it opens are open. */
export async function renderSample(Sample: ComponentType<SampleProps>, language: Language): Promise<void> {
  const words = await loadSampleWords(language);
  const place = document.getElementById('root');
  if (!place) throw new Error('The frame has no place for its part.');
  flushSync(() =>
    createRoot(place).render(
      <InterfaceProvider shown={words}>
        <Sample words={words} />
      </InterfaceProvider>,
    ),
  );
}
