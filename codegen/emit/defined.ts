/** What is left of an object type when its undefined fields are dropped. */
type Defined<Fields> = { [Key in keyof Fields as undefined extends Fields[Key] ? never : Key]: Fields[Key] } & {
  [Key in keyof Fields as undefined extends Fields[Key] ? Key : never]?: Exclude<Fields[Key], undefined>;
};

/** The object without its undefined fields: in generated data, what does not apply is absent. */
export function defined<Fields extends object>(fields: Fields): Defined<Fields> {
  const result: Record<string, unknown> = {};
  for (const key in fields) if (fields[key] !== undefined) result[key] = fields[key];
  return result as Defined<Fields>;
}
