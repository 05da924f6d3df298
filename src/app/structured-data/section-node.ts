import type { Entry, Section } from '../../menu/model.ts';
import { builderNode, optionsNode, promoNode, setMenuNode } from './block-nodes.ts';
import type { GraphContext } from './context.ts';
import { itemNode } from './item-node.ts';
import { compact, type MenuItemNode, type MenuSectionNode } from './nodes.ts';

/**
 * A section with its dishes; what follows a sub-heading is a section inside of it. Notes describe what they stand in. Banners
 * and conditions are no part of what is sold. Undefined when nothing is left.
 */
export function sectionNode(general: GraphContext, section: Section): MenuSectionNode | undefined {
  const { id, image, onlyNight, entries } = section;
  const context = { ...general, sectionOnlyNight: onlyNight };
  const [own, ...headed] = splitAtHeadings(entries);
  const inner = headed.flatMap(({ heading, entries: below }): MenuSectionNode[] => {
    const contents = contentsOf(context, below);
    return contents ? [{ '@type': 'MenuSection', name: heading && context.text(heading), ...contents }] : [];
  });
  const contents = contentsOf(context, own?.entries ?? [], inner);
  if (!contents) return undefined;
  return {
    '@type': 'MenuSection',
    name: context.text(`section/${id}`),
    image: context.picture(image),
    ...contents,
  };
}

type Part = { readonly heading?: string; readonly entries: Entry[] };

/** The entries before the first heading, then those of each heading. */
function splitAtHeadings(entries: readonly Entry[]): Part[] {
  const parts: Part[] = [{ entries: [] }];
  for (const entry of entries) {
    if (entry.kind === 'heading') parts.push({ heading: entry.id, entries: [] });
    else parts.at(-1)?.entries.push(entry);
  }
  return parts;
}

type Contents = Pick<MenuSectionNode, 'description' | 'hasMenuItem' | 'hasMenuSection'>;

/** What entries say of the section that they stand in; undefined when that is nothing. */
function contentsOf(
  context: GraphContext,
  entries: readonly Entry[],
  inner: readonly MenuSectionNode[] = [],
): Contents | undefined {
  const items = entries.flatMap((entry) => menuItem(context, entry) ?? []);
  const options = entries.flatMap((entry) => (entry.kind === 'options' ? optionsNode(context, entry) : []));
  const sections = [...options, ...inner];
  const notes = entries.flatMap((entry) => (entry.kind === 'note' ? (context.text(entry.id) ?? []) : []));
  if (items.length + sections.length === 0) return undefined;
  return {
    description: notes.join(' ') || undefined,
    hasMenuItem: compact(items),
    hasMenuSection: compact(sections),
  };
}

function menuItem(context: GraphContext, entry: Entry): MenuItemNode | undefined {
  switch (entry.kind) {
    case 'simple':
    case 'full':
    case 'highlight':
      return itemNode(context, entry);
    case 'promo':
      return promoNode(context, entry);
    case 'setMenu':
      return setMenuNode(context, entry);
    case 'builder':
      return builderNode(context, entry);
    default:
      return undefined;
  }
}
