import type { LanguageFacts } from '../../../src/terms/language.ts';
import { PARTIAL_FIELDS, VENUE_FIELDS } from '../../validate/fields.ts';
import { SITE_FIELDS } from '../../validate/site-fields.ts';
import type { GeneratedFile } from '../print-module.ts';
import { entryDefinitions, entrySchema, sectionSchema } from './entry-schema.ts';
import type { TextTree } from '../../resolve/compile-interface.ts';
import { mappingSchema, oneOfNames } from './field-schema.ts';
import { type JsonSchema, TAGS, words } from './field-types.ts';
import { EVERYWHERE } from '../../parse/multilingual.ts';
import { languageWords, tagRules } from './patterns.ts';

/**
 * The schemas with which editors complete, explain and check YAML, generated from the same tables as the validation:
 * one for venues, one for partials, one for the texts of the interface. The first line of a file names its schema.
 *
 * @param partials the names that `use` can have, such as `bebidas` and `bebidas#refrescos`
 * @param texts the interface's texts, whose groups and names the third schema requires
 * @param languages the known languages
 */
export function menuSchemas(partials: readonly string[], texts: TextTree, languages: KnownLanguages): GeneratedFile[] {
  const common = commonDefinitions(languages);
  return [
    schemaFile('menu', { ...venueSchema(), definitions: { ...menuDefinitions(partials), ...common } }),
    schemaFile('partial', partialSchema()),
    schemaFile('site', mappingSchema(SITE_FIELDS)),
    schemaFile('interface', { ...interfaceSchema(texts), definitions: common }),
  ];
}

function venueSchema(): JsonSchema {
  const { required: _, ...venue } = mappingSchema(VENUE_FIELDS);
  return {
    ...venue,
    allOf: [
      needs('venue', 'The name of the venue is missing: write "venue:" and its name.'),
      {
        // An unavailable venue needs its name only.
        if: { required: ['status'], properties: { status: { const: 'unavailable' } } },
        else: needs('sections', 'The sections are missing: write "sections:" and below it what the menu holds.'),
      },
    ],
  };
}

/** The schema of partials: their fields refer to those of a venue. */
function partialSchema(): JsonSchema {
  const names = Object.keys(PARTIAL_FIELDS);
  return {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, { $ref: `menu.schema.json#/properties/${name}` }])),
    propertyNames: oneOfNames(names),
    allOf: [needs('sections', 'The sections are missing: write "sections:" and below it what the venues share.')],
  };
}

function needs(name: string, errorMessage: string): JsonSchema {
  return { required: [name], errorMessage };
}

function schemaFile(name: string, schema: JsonSchema): GeneratedFile {
  const head = { $schema: 'http://json-schema.org/draft-07/schema#', title: 'Carta' } satisfies JsonSchema;
  return { path: `${name}.schema.json`, content: `${printJson({ ...head, ...schema })}\n` };
}

/** The tag for all languages, with its description. */
const FOR_ALL = [EVERYWHERE, 'Todos los idiomas sin texto propio · All languages without a text of their own'] as const;

type KnownLanguages = Readonly<Record<string, Pick<LanguageFacts, 'name'>>>;

/** The shared definitions: tags, a text, and a list of languages. */
function commonDefinitions(languages: KnownLanguages): Record<'tags' | 'text' | 'languages', JsonSchema> {
  const codes = Object.keys(languages);
  return {
    tags: { allOf: tagRules(codes) },
    text: {
      allOf: TAGS,
      if: { type: 'object' },
      then: {
        properties: Object.fromEntries(
          [...Object.entries(languages).map(([code, { name }]) => [code, name] as const), FOR_ALL].map(
            ([code, description]) => [code, { type: ['string', 'number', 'null'], description }],
          ),
        ),
        propertyNames: oneOfNames([...codes, FOR_ALL[0]]),
      },
    },
    languages: {
      ...languageWords(codes),
      defaultSnippets: words(codes),
      if: { type: 'array' },
      then: { uniqueItems: true, items: { enum: codes, errorMessage: `Languages are ${codes.join(' ')}.` } },
    },
  };
}

function menuDefinitions(partials: readonly string[]): Record<string, JsonSchema> {
  return {
    section: sectionSchema(),
    entry: entrySchema(),
    ...entryDefinitions(),
    partial: { defaultSnippets: partials.map((name) => ({ label: name, body: name })) },
  };
}

/** The schema of the interface's texts: every group and text is required. */
function interfaceSchema(texts: TextTree): JsonSchema {
  const text = { $ref: '#/definitions/text' };
  const language = { ...allOf({ name: text, direction: text }), required: ['name'] };
  const groups = Object.entries(texts).map(([group, named]) => {
    const inside = Object.fromEntries(Object.keys(named).map((name) => [name, text]));
    return [group, allOf(inside)] as const;
  });
  return allOf({ language, ...Object.fromEntries(groups) });
}

/** A mapping that must have exactly these properties. */
function allOf(properties: Record<string, JsonSchema>): JsonSchema {
  const names = Object.keys(properties);
  return { type: 'object', properties, required: names, propertyNames: oneOfNames(names) };
}

const WIDTH = 120;

/** JSON with one line per field, and lists on one line if they fit. */
function printJson(value: unknown, indent = '', column = 0): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) {
    const flat = onOneLine(value);
    if (column + flat.length < WIDTH) return flat;
  }
  const inner = `${indent}  `;
  const parts = namedParts(value).map(
    ([name, part]) => inner + name + printJson(part, inner, inner.length + name.length),
  );
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return parts.length === 0 ? `${open}${close}` : `${open}\n${parts.join(',\n')}\n${indent}${close}`;
}

function onOneLine(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = namedParts(value).map(([name, part]) => name + onOneLine(part));
  if (Array.isArray(value)) return `[${parts.join(', ')}]`;
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}

function namedParts(value: object): [name: string, part: unknown][] {
  if (Array.isArray(value)) return value.map((part) => ['', part]);
  return Object.entries(value).map(([key, part]) => [`${JSON.stringify(key)}: `, part]);
}
