import { inLanguage } from '../i18n/in-language.ts';
import type { ReactNode } from 'react';
import { sectionWindow } from './hours-rule.ts';
import { useMenu, useText } from './menu-context.ts';
import { richText } from './words.tsx';

type SectionLinksProps = {
  readonly look?: string;
  /** The section that a page begins with is marked as the one that is read. */
  readonly marksFirst?: boolean;
  /** List items before the sections. */
  readonly children?: ReactNode;
};

/** The sections of the menu, each as a link to its place. */
export function SectionLinks({ look, marksFirst = false, children }: SectionLinksProps) {
  const { sections } = useMenu();
  const text = useText();
  return (
    <ul>
      {children}
      {sections.map((section, index) => {
        const { id } = section;
        const name = text('section', id);
        return (
          <li key={id} data-only={sectionWindow(section)}>
            <a
              className={look}
              href={`#${id}`}
              {...inLanguage(name?.lang)}
              aria-current={marksFirst && index === 0 ? 'true' : undefined}
            >
              {name && richText(name.words)}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
