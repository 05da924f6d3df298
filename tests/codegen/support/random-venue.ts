import type { ResolvedEntry } from '../../../codegen/kinds/kinds.ts';
import type { ResolvedVenue } from '../../../codegen/resolve/venue.ts';
import {
  array,
  boolean,
  constant,
  constantFrom,
  integer,
  oneof,
  option,
  record,
  subarray,
  tuple,
  type Arbitrary,
} from 'fast-check';
import { slug } from '../../../codegen/parse/slug.ts';
import { assignIds } from '../../../codegen/resolve/ids.ts';
import { Report } from '../../../codegen/diagnostics/report.ts';
import type { ResolvedPrice, Text } from '../../../src/terms/resolved-venue.ts';

/** Few words, so that two random menus have much in common. */
const word = constantFrom('Agua', 'Pan de ajo', 'Croquetas', 'Croqueta', 'Caña', 'Tarta de queso', 'Pulpo', '2', '¡!');

const text: Arbitrary<Text> = tuple(word, option(word, { nil: undefined })).map(([es, en]) =>
  en === undefined ? { es } : { es, en },
);

const price: Arbitrary<ResolvedPrice> = record({
  amount: oneof(
    integer({ min: 0, max: 400 }).map((cents) => cents / 20),
    constantFrom('S.M', 'Consultar'),
  ),
}).chain((plain) =>
  option(
    constantFrom('tapa', 'media', 'extra').map((label) => ({ ...plain, label }) as const),
    { nil: plain },
  ),
);

const prices = array(price, { maxLength: 3 }).map((list) =>
  list.filter(({ label }, index) => list.findIndex((other) => other.label === label) === index),
);

const allergens = subarray(['gluten', 'huevos', 'soja', 'frutos con cáscara'] as const);
const flag = constantFrom<true | undefined>(true, undefined);

/** Without the fields that are absent. */
function present<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}

const item = record({
  kind: constant('item'),
  variant: constantFrom('simple', 'full'),
  id: constant(''),
  name: text,
  prices: option(prices, { nil: undefined }),
  allergens: option(allergens, { nil: undefined }),
  mayContain: option(constantFrom(['sesamo']), { nil: undefined }),
  description: option(text, { nil: undefined }),
  imageFile: option(constantFrom('bar/a.jpg', 'bar/b.jpg'), { nil: undefined }),
  onlyNight: flag,
  withChips: flag,
  smash: flag,
  hidden: flag,
});

const options = array(record({ name: text, prices: option(prices, { nil: undefined }) }), { maxLength: 3 });

const dish = record({
  name: text,
  prices: option(prices, { nil: undefined }),
  allergens: option(allergens, { nil: undefined }),
});

const others = oneof(
  record({ kind: constantFrom('heading', 'note'), text }),
  record({ kind: constant('promo'), id: constant(''), name: text, includes: array(text, { maxLength: 3 }) }),
  record({
    kind: constant('options'),
    title: text,
    choices: array(record({ title: text, options }), { maxLength: 2 }),
  }),
  record({
    kind: constant('setMenu'),
    id: constant(''),
    name: text,
    per: oneof(constant('person'), text),
    courses: array(record({ dishes: array(dish, { maxLength: 3 }) }), { maxLength: 2 }),
  }),
  record({ kind: constant('conditions'), conditions: array(record({ title: text, text }), { maxLength: 2 }) }),
);

/** An entry; its id is for the venue to give. */
export const randomEntry = oneof(
  { weight: 4, arbitrary: item },
  { weight: 1, arbitrary: others },
) as Arbitrary<ResolvedEntry>;

const section = record({
  id: constant(''),
  title: text,
  hidden: boolean(),
  onlyNight: boolean(),
  entries: array(randomEntry, { maxLength: 5 }),
});

/** A venue of any content, with the ids that the compiler would give. */
export const randomVenue: Arbitrary<ResolvedVenue> = record({
  id: constant('bar'),
  name: constantFrom('Bar', 'Bar Uno'),
  barID: constant('bar'),
  status: constantFrom('open', 'open', 'open', 'unavailable'),
  urlPath: constant(false),
  languages: constantFrom(['es', 'en'], ['en', 'es'], ['es']),
  subtitle: option(text, { nil: undefined }),
  loyalty: option(record({ stamps: integer({ min: 1, max: 3 }), reward: text }), { nil: undefined }),
  sections: array(section, { maxLength: 4 }),
}).map((venue) => withIds(present<unknown>(venue) as ResolvedVenue));

/** The ids of sections and entries that follow from their names. */
export function withIds(venue: ResolvedVenue): ResolvedVenue {
  const wanted = (name: Text) => ({ explicit: undefined, text: slug(name.es ?? '') });
  const entries = venue.sections.flatMap((each) => each.entries);
  const named = entries.filter((each) => 'id' in each);
  const ids = assignIds(
    named.map(({ name }) => wanted(name)),
    'item',
    new Report(),
  ).values();
  const sectionIds = assignIds(
    venue.sections.map(({ title }) => wanted(title)),
    'section',
    new Report(),
  );
  return {
    ...venue,
    sections: venue.sections.map((each, index) => ({
      ...each,
      id: sectionIds[index] ?? '',
      entries: each.entries.map((one) => ('id' in one ? { ...one, id: ids.next().value ?? '' } : one)),
    })),
  };
}
