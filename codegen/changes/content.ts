import type { Allergen } from '../../src/i18n/terms.ts';
import type { Text, ResolvedEntry, ResolvedItemFields, ResolvedOption, ResolvedPrice } from '../resolve/venue.ts';

/** The prices of one thing. `decimals` is how many the page shows of an amount. */
export type PriceList = { readonly prices: readonly ResolvedPrice[]; readonly decimals: number };

/** What a dish says of its allergens; both absent: nothing is declared. */
export type Declaration = {
  readonly allergens?: readonly Allergen[];
  readonly mayContain?: readonly Allergen[];
};

/** What a diner sees of an entry or of a part of it, beside what it is called. */
export type Content = {
  /** Multilingual texts by what they are. */
  readonly texts?: Readonly<Record<string, Text | undefined>>;
  readonly prices?: PriceList;
  readonly declared?: Declaration;
  /** When it is shown. */
  readonly hours?: string;
  /** Pictures: files below the image folder, or addresses. */
  readonly pictures?: Readonly<Record<string, string | undefined>>;
  readonly links?: Readonly<Record<string, string | undefined>>;
  /** How it is shown, and facts that are the same in every language. */
  readonly looks?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly parts?: readonly Part[];
};

export type Part = Content & {
  /** What it is: 'option', 'course'. */
  readonly role: string;
  readonly name: Text;
};

/** The content of an entry of any kind. */
export function contentOf(entry: ResolvedEntry): Content {
  switch (entry.kind) {
    case 'item':
      return itemContent(entry, entry.variant === 'full');
    case 'highlight': {
      const item = itemContent(entry, true);
      return {
        ...item,
        texts: { ...item.texts, label: entry.label },
        pictures: { ...item.pictures, badge: entry.badgeFile },
        links: { link: entry.link },
      };
    }
    case 'heading':
    case 'note':
      return {};
    case 'banner':
      return { pictures: { picture: entry.imageFile }, links: { link: entry.link } };
    case 'promo':
      return {
        texts: { 'time of the offer': entry.when, note: entry.note },
        prices: listOf(entry.prices),
        parts: named('inclusion', entry.includes),
      };
    case 'builder':
      return {
        prices: listOf(entry.prices),
        parts: [
          ...entry.steps.map(({ title, choose, options }) => ({
            role: 'step',
            name: title,
            looks: { 'how many to choose': choose },
            parts: optionParts('option', options),
          })),
          ...optionParts('extra', entry.extras),
        ],
      };
    case 'options':
      return {
        parts: entry.choices.map(({ title, options }) => ({
          role: 'group of choices',
          name: title,
          parts: optionParts('option', options),
        })),
      };
    case 'setMenu':
      return setMenuContent(entry);
    case 'conditions':
      return {
        parts: entry.conditions.map(({ title, text, bankTransfer }) => ({
          role: 'condition',
          name: title,
          texts: { text, 'what to write with the transfer': bankTransfer?.instructions },
          looks: { account: bankTransfer?.account, 'account holder': bankTransfer?.holder },
        })),
      };
  }
}

/** A row with pictures shows more than one without. */
function itemContent(item: ResolvedItemFields, isFull: boolean): Content {
  return {
    texts: { description: item.description, detail: item.detail, unit: isFull ? item.unit : undefined },
    prices: listOf(item.prices, item.decimals),
    declared: item,
    hours: item.onlyNight ? 'from 19:00 to 3:00' : item.onlyDay ? 'from 3:00 to 19:00' : 'at any hour',
    pictures: isFull ? { picture: item.imageSource ?? item.imageFile, icon: item.iconFile } : {},
    looks: {
      'garnish included': item.withChips ?? false,
      'details in a popup': item.detailedPopup ?? false,
      'description as the Spanish name': item.descriptionIsSpanishName ?? false,
      'HTML in the description': item.allowHtmlInDescription ?? false,
      'decimals of the price': item.decimals ?? 2,
      'row with picture and extras': isFull,
      'can be had smashed': isFull && (item.smash ?? false),
      'large price': isFull && (item.styledPrice ?? false),
      'allergens as pictures': isFull && (item.allergenImages ?? false),
      'style of the icon': isFull ? item.iconStyle : undefined,
      'CSS class': isFull ? item.className : undefined,
    },
  };
}

function setMenuContent({
  prices,
  per,
  courses,
  drink,
  includes,
}: Extract<ResolvedEntry, { kind: 'setMenu' }>): Content {
  const drinks = drink?.options;
  return {
    texts: { 'what the price is for': per === 'person' ? PERSON : per, 'condition of the drink': drink?.condition },
    prices: listOf(prices),
    parts: [
      ...courses.map(({ title = {}, dishes }) => ({ role: 'course', name: title, parts: named('dish', dishes) })),
      ...named('drink', Array.isArray(drinks) ? drinks : drinks && [drinks]),
      ...named('inclusion', includes),
    ],
  };
}

/** The interface says it in every language. */
const PERSON: Text = { es: 'person', en: 'person', fr: 'person', de: 'person', it: 'person', ca: 'person' };

function listOf(prices: PriceList['prices'] = [], decimals = 2): PriceList {
  return { prices, decimals };
}

function named(role: string, names: readonly Text[] = []): Part[] {
  return names.map((name) => ({ role, name }));
}

function optionParts(role: string, options: readonly ResolvedOption[] = []): Part[] {
  return options.map(({ name, prices }) => ({ role, name, prices: listOf(prices) }));
}
