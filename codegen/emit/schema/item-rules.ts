import type { FieldTable } from '../../validate/field.ts';
import type { JsonSchema } from './json-schema.ts';

const on = { const: true } satisfies JsonSchema;

type Rule = { readonly between: readonly [string, string]; readonly rule: JsonSchema };

const servedBeside = (other: string): Rule => ({
  between: [other, 'served'],
  rule: {
    if: { required: [other, 'served'], properties: { [other]: on } },
    then: { properties: { served: false }, errorMessage: `"${other}" and "served" exclude each other.` },
  },
});

/** Fields that exclude each other, and what is said where both are written. */
const RULES: readonly Rule[] = [
  {
    between: ['price', 'prices'],
    rule: {
      if: { required: ['price', 'prices'] },
      then: { properties: { prices: false }, errorMessage: 'An item has "price" or "prices", not both.' },
    },
  },
  {
    between: ['onlyNight', 'onlyDay'],
    rule: {
      if: { required: ['onlyNight', 'onlyDay'], properties: { onlyNight: on, onlyDay: on } },
      then: { properties: { onlyDay: false }, errorMessage: '"onlyNight" and "onlyDay" exclude each other.' },
    },
  },
  servedBeside('onlyNight'),
  servedBeside('onlyDay'),
];

/** What excludes each other among these fields; undefined where nothing does. */
export function rulesBetween(fields: FieldTable): Pick<JsonSchema, 'allOf'> | undefined {
  const found = RULES.filter(({ between }) => between.every((name) => Object.hasOwn(fields, name)));
  return found.length === 0 ? undefined : { allOf: found.map(({ rule }) => rule) };
}
