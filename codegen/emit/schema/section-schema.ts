import { SECTION_FIELDS, SECTION_USE_FIELDS } from '../../validate/fields.ts';
import { fieldSchema, kindSchema } from './field-schema.ts';
import type { JsonSchema } from './json-schema.ts';

/** A section, or a place that holds the sections of a partial: `section` or `use` says which. */
export function sectionSchema(): JsonSchema {
  const has = (word: string): JsonSchema => ({ type: 'object', required: [word] });
  return {
    type: 'object',
    errorMessage: 'A section is expected here: write "- section:" and its title, and below it "items:".',
    if: has('section'),
    then: kindSchema('section', SECTION_FIELDS),
    else: {
      if: has('use'),
      then: kindSchema('use', SECTION_USE_FIELDS),
      else: {
        allOf: [
          {
            required: ['section'],
            errorMessage: 'A section begins with "section:" and its title, or with "use:" and the name of a partial.',
          },
        ],
        properties: {
          section: fieldSchema('section', SECTION_FIELDS.section),
          use: fieldSchema('use', SECTION_USE_FIELDS.use),
        },
      },
    },
  };
}
