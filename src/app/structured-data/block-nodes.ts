/** The nodes of blocks: entries that are sold and are no rows. */
import type { Builder, Choice, Options, Promo, SetMenu } from '../../menu/model.ts';
import { chooseWords } from '../../terms/choose-words.ts';
import { formatPrice } from '../../ui/price.ts';
import { availability, offersOf } from './offers.ts';
import type { GraphContext } from './context.ts';
import { compact, type MenuItemNode, type MenuSectionNode, sentences, suitableForDiet } from './nodes.ts';

/** `count` texts below one path: 'Bebida, Postre'. */
const listOf = ({ text }: GraphContext, owner: string, path: string, count = 0): string =>
  Array.from({ length: count }, (_, index) => text(owner, `${path}.${index}`))
    .filter(Boolean)
    .join(', ');

/** The dishes of a course, each with its supplement: 'Entrecot, Pulpo +4,00 €'. */
const dishesOf = ({ text, language }: GraphContext, owner: string, path: string, dishes: readonly Choice[]): string =>
  dishes
    .flatMap(({ prices = [] }, index) => {
      const name = text(owner, `${path}.${index}`) ?? [];
      return [name, ...prices.map((price) => formatPrice(price, { language }))].flat().join(' ') || [];
    })
    .join(', ');

const titled = (title: string | undefined, words: string): string => [title, words].filter(Boolean).join(': ');

/** The hours of a block within those of its section. */
const hoursOf = ({ sectionOnlyNight, sectionServed }: GraphContext, served?: Promo['served']) =>
  availability({ sectionOnlyNight, served, sectionServed });

type Block = Pick<Promo, 'id' | 'prices' | 'served'>;

/** The node of a block that is sold as a whole: its name, its price and all its texts, lists as lists. */
export function wordsNode(context: GraphContext, { id, prices, served }: Block): MenuItemNode {
  const { text, pathsOf } = context;
  const paths = pathsOf(id).filter((path) => !/^(?:quantity$|prices\.)/.test(path));
  const lists = Map.groupBy(paths, (path) => path.replace(/\.\d+$/, ''));
  return {
    '@type': 'MenuItem',
    name: text(id) ?? id,
    description: sentences(...[...lists.values()].map((list) => list.map((path) => text(id, path)).join(', '))),
    offers: offersOf(context, id, prices, { hours: hoursOf(context, served) }),
  };
}

/** A set menu is one item at one price; its courses are words, since none of their dishes is sold alone here. */
export function setMenuNode(
  context: GraphContext,
  { id, prices, ownPer, courses, drink, includes, served }: SetMenu,
): MenuItemNode {
  const { text, texts } = context;
  const { perPerson, drink: drinkTitle, includes: includesTitle } = texts.blocks;
  const drinks = drink && sentences(listOf(context, id, 'drink.options', drink.options), text(id, 'drink.condition'));
  return {
    '@type': 'MenuItem',
    name: text(id) ?? id,
    description: sentences(
      ...courses.map(({ dishes }, index) =>
        titled(text(id, `courses.${index}`), dishesOf(context, id, `courses.${index}.dishes`, dishes)),
      ),
      drinks && titled(drinkTitle, drinks),
      includes === undefined ? undefined : titled(includesTitle, listOf(context, id, 'includes', includes)),
    ),
    offers: offersOf(context, id, prices, {
      per: ownPer ? text(id, 'per') : perPerson,
      hours: hoursOf(context, served),
    }),
  };
}

/** The node of a builder; its steps and extras are add-ons. */
export function builderNode(context: GraphContext, { id, prices, steps, extras, served }: Builder): MenuItemNode {
  const { text, texts } = context;
  const sections = steps.map(({ choose, options }, index): MenuSectionNode => {
    const path = `steps.${index}`;
    const description = choose === undefined ? undefined : chooseWords(choose, texts.blocks);
    return choiceSection(context, id, { name: text(id, path), description, path: `${path}.options`, choices: options });
  });
  if (extras) sections.push(choiceSection(context, id, { name: texts.blocks.extras, path: 'extras', choices: extras }));
  return {
    '@type': 'MenuItem',
    name: text(id) ?? id,
    offers: offersOf(context, id, prices, { hours: hoursOf(context, served) }),
    menuAddOn: compact(sections),
  };
}

export function optionsNode(context: GraphContext, { id, choices }: Options): MenuSectionNode {
  return {
    '@type': 'MenuSection',
    name: context.text(id),
    hasMenuSection: compact(
      choices.map(({ options }, index) => {
        const path = `choices.${index}`;
        return choiceSection(context, id, { name: context.text(id, path), path: `${path}.options`, choices: options });
      }),
    ),
  };
}

type Choices = {
  readonly name: string | undefined;
  readonly description?: string | undefined;
  /** The path of the choices' texts, below their owner's key. */
  readonly path: string;
  readonly choices: readonly Choice[];
};

function choiceSection(
  context: GraphContext,
  owner: string,
  { name, description, path, choices }: Choices,
): MenuSectionNode {
  return {
    '@type': 'MenuSection',
    name,
    description,
    hasMenuItem: compact(
      choices.map(({ prices, marks }, index): MenuItemNode => {
        const key = `${owner}/${path}.${index}`;
        return {
          '@type': 'MenuItem',
          name: context.text(key) ?? key,
          suitableForDiet: suitableForDiet(marks),
          offers: offersOf(context, key, prices),
        };
      }),
    ),
  };
}
