import type { JsonSchema } from './json-schema.ts';

const on = { const: true } satisfies JsonSchema;

/** What excludes each other in a dish. */
export const ITEM_RULES: JsonSchema = {
  allOf: [
    {
      if: { required: ['price', 'prices'] },
      then: { properties: { prices: false }, errorMessage: 'An item has "price" or "prices", not both.' },
    },
    {
      if: { required: ['onlyNight', 'onlyDay'], properties: { onlyNight: on, onlyDay: on } },
      then: { properties: { onlyDay: false }, errorMessage: '"onlyNight" and "onlyDay" exclude each other.' },
    },
  ],
};
