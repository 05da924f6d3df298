import { startOf } from '../parse/nodes.ts';
import type { ResolvedItem } from '../kinds/item.ts';
import { FULL_FIELDS, FULL_ONLY, ITEM_FIELDS } from '../kinds/item-fields.ts';
import type { EntryFields } from '../kinds/resolved.ts';
import { words } from '../diagnostics/words.ts';
import type { ItemDefaults, Located, RecordOf, SourcePrice, SourceText } from '../validate/values.ts';
import { checkConfirmed, checkHours } from './check-rules.ts';
import type { VenueContext } from './context.ts';
import { checkIngredients } from './ingredients.ts';
import type { Pictures } from './pictures.ts';
import type { PlacedEntry } from './placed.ts';
import { resolveFields } from './resolve-fields.ts';
import { relabelled, resolvePrices, soldAs } from './resolve-prices.ts';
import type { Language } from '../../src/terms/language.ts';
import type { Report } from '../diagnostics/report.ts';
import { parseHtml } from '../validate/html.ts';
import { textOffsets } from '../validate/text.ts';

type ItemRecord = RecordOf<typeof ITEM_FIELDS>;
type Place = Pick<Located<unknown>, 'source' | 'at'>;

/** Fields that are resolved together with others. */
const TOGETHER = ['id', 'price', 'prices', 'isFood', 'chupCopBot', 'image', 'icon', 'imgFolder', 'variant'];

/** The order of the other fields in `inspect`, by type; other types come last. */
const ORDER = ['boolean', 'integer', 'string', 'source', 'text', 'marks', 'allergens'];

const FIELDS: EntryFields = Object.fromEntries(
  Object.entries(ITEM_FIELDS)
    .filter(([name]) => !TOGETHER.includes(name))
    .toSorted(([, one], [, other]) => ORDER.indexOf(other.type) - ORDER.indexOf(one.type)),
);

/** The resolved fields of an item or highlight. Missing fields come from the defaults of its file, then of the files that use it. */
export function resolveItem(
  name: SourceText,
  own: ItemRecord,
  placed: PlacedEntry,
  context: VenueContext,
): ResolvedItem & { variant: 'simple' | 'full' } {
  const { defaults, prices: override, id = '' } = placed;
  const fields = withDefaults(own, defaults);
  const { texts, pictures, report } = context;
  const itself = { source: name.source, at: startOf(name.node) };
  const item: ResolvedItem = { id, name: texts.resolve(name) };

  const former = fields.price ?? fields.prices;
  const prices = override === undefined ? former : relabelled(override, former);
  if (prices !== undefined && prices.length > 0) {
    item.prices = resolvePrices(prices, texts);
    Object.assign(item, soldAs(prices));
    const { decimals } = fields;
    if (decimals !== undefined) checkDecimals(prices, decimals.value, own.decimals ?? itself, report);
  }
  for (const kind of ['isFood', 'chupCopBot'] as const) {
    const isSo = fields[kind]?.value;
    if (isSo === true) item[kind] = true;
    else if (isSo === false) delete item[kind];
  }
  // Descriptions and details of drinks by the glass or bottle are about flavours, so they are not checked.
  const spoken = item.chupCopBot === true ? [name] : [name, fields.description, fields.detail];
  checkIngredients(spoken, fields.allergens, fields.confirmed, context.languages, report);
  Object.assign(item, resolveFields<EntryFields>(FIELDS, fields, context));

  checkHours(fields, report);
  checkConfirmed(name, own, report);
  if (item.allowHtmlInDescription === true && fields.description !== undefined) {
    checkDescription(fields.description, context.languages, report);
  }
  const said = fields.variant?.value;
  const variant = said === 'full' || said === 'simple' ? said : usual([own, withDefaults({}, defaults)]);
  const isLarge = variant === 'full' || placed.entry.kind === 'highlight';
  checkSimple(own, fields, isLarge, report);
  addPictures(item, fields, isLarge ? { value: id, ...itself } : undefined, pictures);
  return { variant, ...item };
}

/**
 * Reports the fields that an item sets and, being simple by its own word, does not show. One of the two in the defaults is a rule
 * with its exception, except for a unit, without which a price is another.
 */
function checkSimple(own: ItemRecord, { unit, variant }: ItemRecord, isLarge: boolean, report: Report): void {
  if (isLarge || variant === undefined) return;
  if (unit !== undefined) {
    const message = words('notInSimpleRow', 'unit');
    report.add(unit.source, 'never-shown', startOf(unit.node), message, words('deleteVariantOrUnit'));
  }
  if (own.variant === undefined) return;
  for (const name of Object.keys(FULL_ONLY) as (keyof ItemRecord)[]) {
    const field = own[name] as Located<unknown> | undefined;
    if (name === 'unit' || field === undefined || field.value === false) continue;
    report.add(field.source, 'never-shown', field.at, words('notInSimpleRow', name), words('deleteVariantOr', name));
  }
}

/** Adds the pictures. A highlight has the picture with its own name (`own`) unless it names another (specification, point 3). */
function addPictures(
  item: ResolvedItem,
  fields: ItemRecord,
  own: Located<string> | undefined,
  pictures: Pictures,
): void {
  const { image, icon, imageSource, imgFolder } = fields;
  if (imgFolder !== undefined) item.imgFolder = imgFolder.value;
  if (image !== undefined) item.image = image.value;
  if (icon !== undefined) item.icon = icon.value;
  const isNamed = image !== undefined || imageSource !== undefined;
  const imageFile = isNamed
    ? image && pictures.picture(image, imgFolder?.value)
    : own && pictures.lookUp(own, imgFolder?.value);
  if (imageFile !== undefined) item.imageFile = imageFile;
  const iconFile = icon && pictures.icon(icon);
  if (iconFile !== undefined) item.iconFile = iconFile;
}

/** Reports amounts that rounding to `decimals` would change. If the field comes from defaults, the report is at the item. */
function checkDecimals(prices: readonly SourcePrice[], decimals: number, place: Place, report: Report): void {
  const amount = prices
    .map((price) => price.amount)
    .find((each) => typeof each === 'number' && !hasDecimals(each, decimals));
  if (typeof amount !== 'number') return;
  const message = words('roundedPrice', String(amount), amount.toFixed(decimals));
  report.add(place.source, 'rounded-price', place.at, message, words('writeMoreDecimals'));
}

/** Whether an amount has at most this many decimals. */
const hasDecimals = (amount: number, most: number): boolean => Number(amount.toFixed(most)) === amount;

/** An item with the defaults applied. `price` and `prices` count as one field. */
function withDefaults(own: ItemRecord, defaults: readonly ItemDefaults[]): ItemRecord {
  if (defaults.length === 0) return own;
  const nearestFirst = [own, ...defaults];
  const { price, prices } =
    nearestFirst.find((fields) => fields.price !== undefined || fields.prices !== undefined) ?? {};
  const { price: _price, prices: _prices, ...fields } = Object.assign({}, ...nearestFirst.toReversed()) as ItemRecord;
  const list = price ?? prices;
  return list === undefined ? fields : { ...fields, price: list };
}

/** The default variant: full if the item or the defaults use a field of full rows, even if the item turns a default off. */
function usual(records: readonly ItemRecord[]): 'simple' | 'full' {
  const isFull = records.some((fields) =>
    FULL_FIELDS.some((name) => {
      const field = fields[name];
      return field !== undefined && !('value' in field && field.value === false);
    }),
  );
  return isFull ? 'full' : 'simple';
}

/** Reports HTML in a description that the contract does not allow. */
function checkDescription(description: SourceText, languages: readonly Language[], report: Report): void {
  for (const language of languages) {
    const text = description.values[language];
    if (text === undefined) continue;
    const { problems } = parseHtml(text);
    if (problems.length === 0) continue;
    const offsetOf = textOffsets(description, language);
    for (const { index, message, hint } of problems) {
      report.addWithin(description.node, description.source, 'unsafe-html', offsetOf(index), message, hint);
    }
  }
}
