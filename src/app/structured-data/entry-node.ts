import { type BlockKind, type Entry, type EntryOf, factsOf, isRow, type RowKind } from '../../menu/model.ts';
import { builderNode, optionsNode, promoNode, setMenuNode } from './block-nodes.ts';
import type { GraphContext } from './context.ts';
import { type MenuItemNode, type MenuSectionNode, sentences, suitableForDiet } from './nodes.ts';
import { lineOf } from '../../menu/entry-line.ts';
import { availability, offersOf } from './offers.ts';

type Node = MenuItemNode | MenuSectionNode;

/** The nodes of sold entries that are no rows, by kind. A missing kind is a type error. */
const BLOCKS: { readonly [Kind in BlockKind]: (context: GraphContext, entry: EntryOf<Kind>) => Node } = {
  promo: promoNode,
  builder: builderNode,
  options: optionsNode,
  setMenu: setMenuNode,
};

/** The node of an entry; undefined for one that sells nothing. */
export function entryNode(context: GraphContext, entry: Entry): Node | undefined {
  if (isRow(entry)) return itemNode(context, entry);
  return isBlock(entry) ? blockNode(context, entry) : undefined;
}

const isBlock = (entry: Entry): entry is EntryOf<BlockKind> => factsOf(entry).isServed && !isRow(entry);

function blockNode<Kind extends BlockKind>(context: GraphContext, entry: EntryOf<Kind>): Node {
  const node: (context: GraphContext, entry: EntryOf<Kind>) => Node = BLOCKS[entry.kind];
  const sold = node(context, entry);
  return sold['@type'] === 'MenuItem' ? withCharacter(context, entry, sold) : sold;
}

/** With how much of it there is, which begins its description, and the diets that it is marked as suitable for. */
function withCharacter({ text }: GraphContext, entry: Entry, node: MenuItemNode): MenuItemNode {
  return {
    ...node,
    description: sentences(text(entry.id, 'quantity'), node.description),
    suitableForDiet: 'marks' in entry ? suitableForDiet(entry.marks) : undefined,
  };
}

/**
 * The node of a dish or drink. It has no allergens, because schema.org has no property for them, and to make a diet of them
 * (`suitableForDiet`) would claim more than the venue does, whose marks say that.
 */
export function itemNode(context: GraphContext, item: EntryOf<RowKind>): MenuItemNode {
  const { text, spanish, picture, sectionOnlyNight, sectionServed } = context;
  const hours = availability({ ...item, sectionOnlyNight, sectionServed });
  return withCharacter(context, item, {
    '@type': 'MenuItem',
    name: text(item.id) ?? item.id,
    alternateName: 'descriptionIsSpanishName' in item ? spanish(item.id) : undefined,
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
