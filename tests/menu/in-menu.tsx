import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { InterfaceProvider } from '../../src/i18n/interface-context.tsx';
import { MenuContext } from '../../src/menu/menu-context.ts';
import { type AnyEntryComponents, Section } from '../../src/menu/section.tsx';
import { spanishLookup, textLookup } from '../../src/menu/text-lookup.ts';
import { compileText } from '../support/fixture-menu.ts';
import { everyEntry, fixtureLoaders } from '../support/fixture-page.tsx';
import { texts as interfaceEn } from '../../generated/interface/en.ts';
import { texts as interfaceEs } from '../../generated/interface/es.ts';

type Options = {
  readonly language?: 'es' | 'en';
  /** Replaces components of some kinds of entry. */
  readonly components?: object;
};

const compiled = (sections: string) => compileText('bar', `venue: Bar\nlanguages: es en\nsections:\n${sections}`);

/** Shows sections of a menu, written as an editor writes them. */
export function showSections(sections: string, { language = 'es', components }: Options = {}): RenderResult {
  const { menu, texts } = compiled(sections);
  const first = textLookup(texts.es, texts.es, 'es');
  const text = textLookup(texts[language], texts.es, 'es');
  const spanish = spanishLookup(language === 'es' ? undefined : texts.es);
  const entries = { ...everyEntry, ...components } as AnyEntryComponents;
  const shown: ReactNode = menu.sections.map((section, index) => (
    <Section key={section.id} section={section} entries={entries} isFirst={index === 0} />
  ));
  return render(
    <InterfaceProvider language={language} texts={language === 'es' ? interfaceEs : interfaceEn} {...fixtureLoaders}>
      <MenuContext value={{ menu, text, first, spanish }}>{shown}</MenuContext>
    </InterfaceProvider>,
  );
}

/** Shows entries of a menu, which stand in a section below a note, so that none is taken for an announcement. */
export const showEntries = (entries: string, options?: Options): RenderResult =>
  showSections(`- section: Carta @en Menu\n  items:\n  - note: Carta\n${entries.replaceAll(/^/gm, '  ')}`, options);

/** The words of an element, with a blank between its parts. */
function wordsOf(element: Element): string {
  const parts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  while (parts.nextNode()) words.push(parts.currentNode.textContent?.trim() ?? '');
  return words.filter(Boolean).join(' ');
}

/** What a reader reads, line by line. */
export const lines = (selector: string): string[] => Array.from(document.querySelectorAll(selector), wordsOf);
