import type { Language } from '../../i18n/language.ts';
import type { Section } from '../../menu/model.ts';
import type { GraphContext } from './context.ts';
import { itemNode } from './item-node.ts';
import { compact, type MenuItemNode, type MenuNode } from './nodes.ts';
import { sectionNode } from './section-node.ts';

/** Where a menu stands: the public address of the file with all of it in one language. */
export const menuReference = (file: string, language: Language): MenuNode => ({
  '@type': 'Menu',
  '@id': file,
  inLanguage: language,
});

type MenuParts = { readonly reference: MenuNode; readonly name: string; readonly sections: readonly Section[] };

/** The whole menu. Highlights that it begins with belong to no section, as on the page. */
export function menuNode(context: GraphContext, { reference, name, sections }: MenuParts): MenuNode {
  const [first, ...others] = sections;
  const { announced, section } = withoutAnnouncements(context, first);
  return {
    ...reference,
    name,
    hasMenuItem: compact(announced),
    hasMenuSection: compact(
      [...(section ? [section] : []), ...others].flatMap((each) => sectionNode(context, each) ?? []),
    ),
  };
}

type FirstSection = { readonly announced: MenuItemNode[]; readonly section?: Section };

function withoutAnnouncements(context: GraphContext, section: Section | undefined): FirstSection {
  if (section === undefined) return { announced: [] };
  const begin = section.entries.findIndex(({ kind }) => kind !== 'banner' && kind !== 'highlight');
  const announced = section.entries.slice(0, Math.max(begin, 0));
  return {
    announced: announced.flatMap((entry) => (entry.kind === 'highlight' ? itemNode(context, entry) : [])),
    section: { ...section, entries: section.entries.slice(announced.length) },
  };
}
