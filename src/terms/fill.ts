/** Replaces the placeholders of an interface text with values: `fill('Desde {year}', { year: 2012 })`. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
