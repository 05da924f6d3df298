const WIDTH = 120;

/** JSON with a line for each field, and lists on one line where they fit. */
export function printJson(value: unknown, indent = '', column = 0): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const flat = onOneLine(value);
  if (Array.isArray(value) && column + flat.length < WIDTH) return flat;
  const inner = `${indent}  `;
  const parts = namedParts(value).map(
    ([name, part]) => inner + name + printJson(part, inner, inner.length + name.length),
  );
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return parts.length === 0 ? flat : `${open}\n${parts.join(',\n')}\n${indent}${close}`;
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
