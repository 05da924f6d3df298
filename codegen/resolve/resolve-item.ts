import type { ItemDefaults, Located, RecordOf, SourceText } from '../validate/values.ts';
import type { ITEM_FIELDS } from '../validate/item-fields.ts';
import { checkDescription } from './check-description.ts';
import type { VenueContext } from './context.ts';
import type { Pictures } from './pictures.ts';
import type { PlacedEntry } from './placed.ts';
import { relabelled, resolvePrices, soldAs } from './resolve-prices.ts';
import type { ResolvedItemFields } from './venue.ts';

type ItemRecord = RecordOf<typeof ITEM_FIELDS>;

const FLAGS = [
  'detailedPopup',
  'smash',
  'styledPrice',
  'allergenImages',
  'onlyNight',
  'onlyDay',
  'withChips',
  'descriptionIsSpanishName',
  'allowHtmlInDescription',
  'hidden',
] as const satisfies readonly (keyof ItemRecord & keyof ResolvedItemFields)[];

/** What only the full variant shows. */
export const FULL_FIELDS = [
  'image',
  'imageSource',
  'icon',
  'detailedPopup',
  'smash',
  'styledPrice',
  'unit',
  'className',
  'allergenImages',
] as const satisfies readonly (keyof ItemRecord)[];

/** The fields of an item or highlight: its own, and where it says nothing, the defaults of the files it came through. */
export function resolveItem(
  name: SourceText,
  own: ItemRecord,
  placed: PlacedEntry,
  context: VenueContext,
): ResolvedItemFields & { variant: 'simple' | 'full' } {
  const { defaults, prices: override, id = '' } = placed;
  const fields = withDefaults(own, defaults);
  const { texts, pictures, report } = context;
  const item: ResolvedItemFields = { id, name: texts.resolve(name) };

  const former = fields.price ?? fields.prices;
  const prices = override === undefined ? former : relabelled(override, former);
  if (prices !== undefined && prices.length > 0) {
    item.prices = resolvePrices(prices, texts);
    Object.assign(item, soldAs(prices));
  }
  for (const kind of ['isFood', 'chupCopBot'] as const) {
    const isSo = fields[kind]?.value;
    if (isSo === true) item[kind] = true;
    else if (isSo === false) delete item[kind];
  }
  const { contains, mayContain } = fields.allergens ?? {};
  if (contains !== undefined) item.allergens = contains;
  if (mayContain !== undefined) item.mayContain = mayContain;
  for (const text of ['description', 'detail', 'unit'] as const) {
    const written = fields[text];
    if (written !== undefined) item[text] = texts.resolve(written);
  }
  for (const text of ['imageSource', 'iconStyle', 'className'] as const) {
    const written = fields[text];
    if (written !== undefined) item[text] = written.value;
  }
  if (fields.decimals !== undefined) item.decimals = fields.decimals.value;
  for (const flag of FLAGS) if (fields[flag]?.value === true) item[flag] = true;

  checkHours(fields, context);
  if (item.allowHtmlInDescription === true && fields.description !== undefined) {
    checkDescription(fields.description, context.languages, report);
  }
  const said = fields.variant?.value;
  const variant = said === 'full' || said === 'simple' ? said : usual([own, withDefaults({}, defaults)]);
  addPictures(item, fields, variant === 'full' || placed.entry.kind === 'highlight', pictures);
  return { variant, ...item };
}

/** What is shown large has the picture that is named as it is, unless another is named (specification, point 3). */
function addPictures(item: ResolvedItemFields, fields: ItemRecord, isLarge: boolean, pictures: Pictures): void {
  const { image, icon, imageSource, imgFolder } = fields;
  if (imgFolder !== undefined) item.imgFolder = imgFolder.value;
  if (image !== undefined) item.image = image.value;
  if (icon !== undefined) item.icon = icon.value;
  const isNamed = image !== undefined || imageSource !== undefined || !isLarge;
  const imageFile = isNamed
    ? image && pictures.picture(image, imgFolder?.value)
    : pictures.lookUp(item.id, imgFolder?.value);
  if (imageFile !== undefined) item.imageFile = imageFile;
  const iconFile = icon && pictures.icon(icon);
  if (iconFile !== undefined) item.iconFile = iconFile;
}

/** Prices are one thing, in whichever of the two fields they stand. */
function withDefaults(own: ItemRecord, defaults: readonly ItemDefaults[]): ItemRecord {
  if (defaults.length === 0) return own;
  const nearestFirst = [own, ...defaults];
  const { price, prices } =
    nearestFirst.find((fields) => fields.price !== undefined || fields.prices !== undefined) ?? {};
  const { price: _price, prices: _prices, ...fields } = Object.assign({}, ...nearestFirst.toReversed()) as ItemRecord;
  const list = price ?? prices;
  return list === undefined ? fields : { ...fields, price: list };
}

/** What the item or the defaults use makes it full, also where the item switches a default off. */
function usual(records: readonly ItemRecord[]): 'simple' | 'full' {
  const isFull = records.some((fields) =>
    FULL_FIELDS.some((name) => {
      const field = fields[name];
      return field !== undefined && !('value' in field && field.value === false);
    }),
  );
  return isFull ? 'full' : 'simple';
}

/** An item cannot be for the night only and for the day only. */
function checkHours({ onlyNight, onlyDay }: ItemRecord, { report }: VenueContext): void {
  if (onlyNight?.value !== true || onlyDay?.value !== true) return;
  const second = secondOf(onlyNight, onlyDay);
  const message = '"onlyNight" and "onlyDay" exclude each other.';
  report.add(second.source, 'conflicting-rules', second.at, message, 'delete one of the two');
}

function secondOf(night: Located<boolean>, day: Located<boolean>): Located<boolean> {
  return night.at > day.at ? night : day;
}
