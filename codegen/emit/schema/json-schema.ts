/**
 * The part of JSON Schema (draft 7) that menus need, with the words that `yaml-language-server` and VS Code understand beside
 * it. No `oneOf` and no `anyOf`: editors cannot explain what fails there; `if` says which of several things is meant.
 */
export type JsonSchema = {
  readonly $schema?: string;
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  /** What is shown when the pointer rests on the field, and beside what completion offers. */
  readonly markdownDescription?: string;
  readonly type?: JsonType | readonly JsonType[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly examples?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, JsonSchema | false>>;
  readonly propertyNames?: JsonSchema;
  readonly required?: readonly string[];
  readonly minProperties?: number;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly items?: JsonSchema;
  readonly allOf?: readonly JsonSchema[];
  readonly if?: JsonSchema;
  readonly then?: JsonSchema;
  readonly else?: JsonSchema;
  readonly definitions?: Readonly<Record<string, JsonSchema>>;
  /** What completion offers as a value, beside `enum`. */
  readonly defaultSnippets?: readonly Snippet[];
  /** Completion leaves the field out. */
  readonly doNotSuggest?: true;
  /** What the mark in the editor says, instead of the server's own words. */
  readonly errorMessage?: string;
  readonly patternErrorMessage?: string;
};

/** `bodyText` is written as it is; `${1:word}` is a place to type in. */
export type Snippet = { readonly label: string; readonly description?: string } & (
  | { readonly body: unknown }
  | { readonly bodyText: string }
);

export type JsonType = 'string' | 'number' | 'integer' | 'boolean' | 'null' | 'array' | 'object';
