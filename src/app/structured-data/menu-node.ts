import {
  type Entry,
  factsOf,
  isRow,
  type Section,
  type BlockKind,
  type EntryOf,
  type RowKind,
} from '../../menu/model.ts';
import type { Language } from '../../terms/house.ts';
import type { GraphContext } from './context.ts';
import {
  compact,
  type MenuItemNode,
  type MenuNode,
  type MenuSectionNode,
  sentences,
  suitableForDiet,
} from './nodes.ts';
import { builderNode, optionsNode, setMenuNode, wordsNode } from './block-nodes.ts';
import { lineOf } from '../../menu/entry-line.ts';
import { availability, offersOf } from './offers.ts';

/** A reference to a menu by the public address of the file that holds all of it in one language. */
export const menuReference = (file: string, language: Language): MenuNode => ({
  '@type': 'Menu',
  '@id': file,
  inLanguage: language,
});

type MenuParts = { readonly reference: MenuNode; readonly name: string; readonly sections: readonly Section[] };

/** The node of the whole menu. Highlights at its beginning belong to no section, as on the page. */
export function menuNode(context: GraphContext, { reference, name, sections }: MenuParts): MenuNode {
  const [first, ...others] = sections;
  const entries = first?.entries ?? [];
  const begin = Math.max(
    entries.findIndex((entry) => !factsOf(entry).announces),
    0,
  );
  const announced = entries.slice(0, begin).filter(isRow);
  const shown = first ? [{ ...first, entries: entries.slice(begin) }, ...others] : [];
  return {
    ...reference,
    name,
    hasMenuItem: compact(announced.map((entry) => itemNode(context, entry))),
    hasMenuSection: compact(shown.flatMap((section) => sectionNode(context, section) ?? [])),
  };
}

/**
 * The node of a section with its dishes. The entries below a sub-heading are a section inside it. Notes become the description of their
 * section; banners and conditions are left out. Undefined when nothing is left.
 */
function sectionNode(general: GraphContext, section: Section): MenuSectionNode | undefined {
  const { id, image, onlyNight, served, entries } = section;
  const context = { ...general, sectionOnlyNight: onlyNight, sectionServed: served };
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

/** The part of a section's node that comes from its entries; undefined when they give nothing. */
function contentsOf(
  context: GraphContext,
  entries: readonly Entry[],
  inner: readonly MenuSectionNode[] = [],
): Contents | undefined {
  const nodes = entries.flatMap((entry) => entryNode(context, entry) ?? []);
  const items = nodes.filter((node) => node['@type'] === 'MenuItem');
  const sections = [...nodes.filter((node) => node['@type'] === 'MenuSection'), ...inner];
  const notes = entries.flatMap((entry) => (entry.kind === 'note' ? (context.text(entry.id) ?? []) : []));
  if (items.length + sections.length === 0) return undefined;
  return {
    description: notes.join(' ') || undefined,
    hasMenuItem: compact(items),
    hasMenuSection: compact(sections),
  };
}

type Node = MenuItemNode | MenuSectionNode;

/** The kinds of blocks whose nodes have more than their words and their price. */
const BLOCKS: { readonly [Kind in BlockKind]?: (context: GraphContext, entry: EntryOf<Kind>) => Node } = {
  builder: builderNode,
  options: optionsNode,
  setMenu: setMenuNode,
};

/** The node of an entry; undefined for one that sells nothing. */
function entryNode(context: GraphContext, entry: Entry): Node | undefined {
  if (isRow(entry)) return itemNode(context, entry);
  return isBlock(entry) ? blockNode(context, entry) : undefined;
}

const isBlock = (entry: Entry): entry is EntryOf<BlockKind> => factsOf(entry).isServed && !isRow(entry);

function blockNode<Kind extends BlockKind>(context: GraphContext, entry: EntryOf<Kind>): Node {
  const node: (context: GraphContext, entry: EntryOf<Kind>) => Node = BLOCKS[entry.kind] ?? wordsNode;
  const sold = node(context, entry);
  return sold['@type'] === 'MenuItem' ? withCharacter(context, entry, sold) : sold;
}

/** Adds an entry's quantity, at the start of the description, and the diets that its marks name. */
function withCharacter({ text }: GraphContext, entry: Entry, node: MenuItemNode): MenuItemNode {
  return {
    ...node,
    description: sentences(text(entry.id, 'quantity'), node.description),
    suitableForDiet: 'marks' in entry ? suitableForDiet(entry.marks) : undefined,
  };
}

/**
 * The node of a dish or drink. It has no allergens, because schema.org has no property for them, and deriving a diet from them (`suitableForDiet`)
 * would claim more than the venue does: only marks state diets.
 */
function itemNode(context: GraphContext, item: EntryOf<RowKind>): MenuItemNode {
  const { text, spanish, picture, sectionOnlyNight, sectionServed } = context;
  const hours = availability({ ...item, sectionOnlyNight, sectionServed });
  const name = text(item.id) ?? item.id;
  const spanishName = 'descriptionIsSpanishName' in item ? (spanish(item.id) ?? text(item.id, 'spanish')) : undefined;
  return withCharacter(context, item, {
    '@type': 'MenuItem',
    name,
    alternateName: spanishName === name ? undefined : spanishName,
    description: sentences(
      lineOf(item, text)
        .map(({ shown }) => shown)
        .join(' · '),
      text(item.id, 'description'),
      text(item.id, 'detail'),
    ),
    image: 'image' in item ? picture(item.image) : undefined,
    offers: offersOf(context, item.id, item.prices, { hours }),
  });
}
