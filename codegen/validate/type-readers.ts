import { isMap, type Node } from 'yaml';
import { readAllergens } from './allergens.ts';
import { readEntries } from './entries.ts';
import { readDishes, readDrinks, readMapping, readMappings, readTexts } from './lists.ts';
import type { Field } from './field.ts';
import { DEFAULT_FIELDS } from '../kinds/item-fields.ts';
import { readMarks } from './marks.ts';
import { readLanguages } from './languages.ts';
import { readAccount, readLink, readSource } from './links.ts';
import { readFileName, readId, readIds } from './names.ts';
import { readNumber, readPhones } from './phones.ts';
import { readOptions, readPrice, readPricesById, readPricesByLabel, checkPriceOrPrices } from './price-fields.ts';
import type { Reader, TypeReaders } from './reader.ts';
import { readBoolean, readChoice, readInteger, readString } from './scalars.ts';
import { readSections } from './sections.ts';
import { readBasePath, readCountry, readEmail, readOrigin } from './site.ts';
import { readClosed, readHours, readServed, readZone } from './served.ts';
import { readChoose, readPartialReference, readValidity } from './small-grammars.ts';
import { readText } from './text.ts';
import { readColour, readFont } from './theme.ts';

/** The rule for each type of field. */
export const TYPE_READERS: TypeReaders = {
  string: readString,
  text: readText,
  texts: readTexts,
  boolean: readBoolean,
  integer: readInteger,
  choice: readChoice,
  languages: readLanguages,
  id: readId,
  ids: readIds,
  image: readFileName,
  folder: readFileName,
  link: readLink,
  source: readSource,
  account: readAccount,
  phone: readPhones,
  number: readNumber,
  colour: readColour,
  font: readFont,
  validity: readValidity,
  choose: readChoose,
  price: readPrice,
  prices: readPricesByLabel,
  pricesById: readPricesById,
  allergens: readAllergens,
  confirmed: readAllergens,
  marks: readMarks,
  served: readServed,
  hours: readHours,
  closed: readClosed,
  zone: readZone,
  basePath: readBasePath,
  origin: readOrigin,
  country: readCountry,
  email: readEmail,
  options: readOptions,
  dishes: readDishes,
  partial: readPartialReference,
  mapping: readMapping,
  mappings: readMappings,
  drinks: readDrinks,
  defaults: readDefaults,
  sections: readSections,
  entries: readEntries,
};

function readDefaults(reader: Reader, node: Node, field: Field): object | undefined {
  if (isMap(node)) checkPriceOrPrices(reader, node);
  return readMapping(reader, node, { ...field, fields: DEFAULT_FIELDS });
}
