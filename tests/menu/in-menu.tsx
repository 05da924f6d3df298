import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { InterfaceProvider } from '../../src/i18n/interface-context.tsx';
import { firstScreenOf } from '../../src/menu/first-screen.ts';
import { MenuContext, menuIn } from '../../src/menu/menu-context.ts';
import { Section } from '../../src/menu/section.tsx';
import { compileText } from '../support/fixture-menu.ts';
import { everyEntry } from '../../src/preview/design/samples/every-entry.ts';
import { wordsIn } from '../support/fixture-page.tsx';

const WORDS = { es: await wordsIn('es'), en: await wordsIn('en') };

type Language = keyof typeof WORDS;

/** Shows sections of a menu, written as an editor writes them, as the build renders them, and what else stands on the page. */
export function showSections(
  sections: string,
  language: Language = 'es',
  beside?: ReactNode,
  languages: readonly [first: Language, other: Language] = ['es', 'en'],
): void {
  const { menu, texts } = compileText('bar', `venue: Bar\nlanguages: ${languages.join(' ')}\nsections:\n${sections}`);
  const shown = menuIn(menu, language, texts[language], texts[languages[0]]);
  const { below } = firstScreenOf(menu, shown.text);
  document.body.innerHTML = renderToStaticMarkup(
    <InterfaceProvider shown={WORDS[language]}>
      <MenuContext value={shown}>
        {menu.sections.map((section, index) => (
          <Section key={section.id} section={section} components={everyEntry} isFirst={index === 0} below={below} />
        ))}
        {beside}
      </MenuContext>
    </InterfaceProvider>,
  );
}

/** Shows entries of a menu, which stand in a section below a note, so that none is taken for an announcement. */
export const showEntries = (entries: string, language?: Language): void =>
  showSections(`- section: Carta @en Menu\n  items:\n  - note: Carta\n${entries.replaceAll(/^/gm, '  ')}`, language);

/** The words of an element, with a blank between its parts. */
function wordsOf(element: Element): string {
  const parts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  while (parts.nextNode()) words.push(parts.currentNode.textContent?.trim() ?? '');
  return words.filter(Boolean).join(' ');
}

/** What a reader reads, line by line. */
export const lines = (selector: string): string[] => Array.from(document.querySelectorAll(selector), wordsOf);
