const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text that stands in an element or a quoted attribute as it is. */
export const escapeMarkup = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** An element without contents, with its attributes in the order given. */
export function element(name: 'link' | 'meta', attributes: Readonly<Record<string, string>>): string {
  const printed = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeMarkup(value)}"`);
  return `<${name}${printed.join('')}>`;
}
