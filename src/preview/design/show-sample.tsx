import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { InterfaceProvider } from '../../i18n/interface-context.tsx';
import type { Language } from '../../i18n/language.ts';
import { loadSampleWords } from './samples/sample-words.ts';
import type { SampleProps } from './shown-parts.ts';

/** Renders a sample with all its words; done when what it opens at once is open. */
export async function showSample(Sample: ComponentType<SampleProps>, language: Language): Promise<void> {
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
