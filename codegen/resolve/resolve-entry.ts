import type { RecordOf, SourceOption, SourceText } from '../validate/values.ts';
import type { ENTRIES } from '../validate/entry-fields.ts';
import { present, type VenueContext } from './context.ts';
import type { PlacedEntry } from './placed.ts';
import { resolveItem } from './resolve-item.ts';
import { resolvePrices } from './resolve-prices.ts';
import type { Texts } from './texts.ts';
import type { ResolvedEntry, ResolvedOption, ResolvedPrice, Text } from './venue.ts';

type Fields<Word extends keyof typeof ENTRIES> = RecordOf<(typeof ENTRIES)[Word]['fields']>;
type EntryOf<Kind extends ResolvedEntry['kind']> = Extract<ResolvedEntry, { kind: Kind }>;

export function resolveEntry(placed: PlacedEntry, context: VenueContext): ResolvedEntry {
  const { entry, id = '' } = placed;
  const { texts } = context;
  switch (entry.kind) {
    case 'item': {
      const { variant, ...fields } = resolveItem(entry.word, entry.fields, placed, context);
      return { kind: 'item', variant, ...fields };
    }
    case 'highlight':
      return resolveHighlight(entry.word, entry.fields, placed, context);
    case 'heading':
    case 'note':
      return { kind: entry.kind, text: texts.resolve(entry.word) };
    case 'banner': {
      const { link, image } = entry.fields;
      return present({
        kind: 'banner' as const,
        text: texts.resolve(entry.word),
        link: link?.value,
        image: image?.value,
        imageFile: image && context.pictures.picture(image),
      });
    }
    case 'promo': {
      const { when, includes, note } = entry.fields;
      return present({
        kind: 'promo' as const,
        id,
        name: texts.resolve(entry.word),
        prices: pricesOf(placed, entry.fields.price, texts),
        when: when && texts.resolve(when),
        includes: all(includes, texts),
        note: note && texts.resolve(note),
      });
    }
    case 'builder': {
      const { steps = [], extras } = entry.fields;
      return present({
        kind: 'builder' as const,
        id,
        name: texts.resolve(entry.word),
        prices: pricesOf(placed, entry.fields.price, texts),
        steps: steps.map(({ title, choose, options }) =>
          present({ title: textOf(title, texts), choose, options: optionsOf(options, texts) }),
        ),
        extras: extras && optionsOf(extras, texts),
      });
    }
    case 'options':
      return {
        kind: 'options',
        title: texts.resolve(entry.word),
        choices: (entry.fields.choices ?? []).map(({ title, options }) => ({
          title: textOf(title, texts),
          options: optionsOf(options, texts),
        })),
      };
    case 'setMenu':
      return resolveSetMenu(entry.word, entry.fields, placed, texts);
    case 'conditions':
      return {
        kind: 'conditions',
        conditions: entry.word.map(({ title, text, bankTransfer }) =>
          present({
            title: textOf(title, texts),
            text: text && texts.resolve(text),
            bankTransfer:
              bankTransfer &&
              present({
                account: bankTransfer.account?.value,
                holder: bankTransfer.holder?.value,
                instructions: bankTransfer.instructions && texts.resolve(bankTransfer.instructions),
              }),
          }),
        ),
      };
  }
}

function resolveHighlight(
  name: SourceText,
  fields: Fields<'highlight'>,
  placed: PlacedEntry,
  context: VenueContext,
): EntryOf<'highlight'> {
  const { link, badge, label } = fields;
  const { variant: _variant, ...item } = resolveItem(name, fields, placed, context);
  return present({
    kind: 'highlight' as const,
    ...item,
    link: link?.value,
    badge: badge?.value,
    badgeFile: badge && context.pictures.picture(badge),
    label: label && context.texts.resolve(label),
  });
}

function resolveSetMenu(
  name: SourceText,
  { price, per, courses = [], drink, includes }: Fields<'setMenu'>,
  placed: PlacedEntry,
  texts: Texts,
): EntryOf<'setMenu'> {
  const drinks = drink?.options;
  const options = Array.isArray(drinks) ? all(drinks, texts) : drinks && texts.resolve(drinks);
  return present({
    kind: 'setMenu' as const,
    id: placed.id ?? '',
    name: texts.resolve(name),
    prices: pricesOf(placed, price, texts),
    per: per === undefined || isPerson(per) ? ('person' as const) : texts.resolve(per),
    courses: courses.map(({ title, dishes = [] }) =>
      present({ title: title && texts.resolve(title), dishes: dishes.map((dish) => texts.resolve(dish)) }),
    ),
    drink: drink && present({ options, condition: drink.condition && texts.resolve(drink.condition) }),
    includes: all(includes, texts),
  });
}

/** The word `person`, which the interface says in every language. */
function isPerson({ values, language }: SourceText): boolean {
  return values[language] === 'person' && Object.keys(values).length === 1;
}

function pricesOf(placed: PlacedEntry, own: Fields<'promo'>['price'], texts: Texts): ResolvedPrice[] | undefined {
  const prices = placed.prices ?? own ?? [];
  return prices.length === 0 ? undefined : resolvePrices(prices, texts);
}

function all(list: readonly SourceText[] | undefined, texts: Texts): Text[] | undefined {
  return list?.map((text) => texts.resolve(text));
}

/** A required text; it is missing only where that has been reported. */
function textOf(text: SourceText | undefined, texts: Texts): Text {
  return text === undefined ? {} : texts.resolve(text);
}

function optionsOf(options: readonly SourceOption[] | undefined, texts: Texts): ResolvedOption[] {
  return (options ?? []).map(({ name, prices }) =>
    present({ name: texts.resolve(name), prices: prices && resolvePrices(prices, texts) }),
  );
}
