/** Texts that follow each other, each a sentence: one that ends with a full stop gets no second one. Undefined for none. */
export function sentences(...parts: (string | boolean | undefined)[]): string | undefined {
  const texts = parts.filter((part) => typeof part === 'string' && part !== '') as string[];
  if (texts.length === 0) return undefined;
  return texts.map((text, index) => (index < texts.length - 1 ? text.replace(/\.$/, '') : text)).join('. ');
}
