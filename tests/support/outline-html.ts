const VOID = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source']);

/** Markup as a person would indent it: an element a line, one that holds text alone on the same line. Drawings are left out. */
export function outlineHtml(html: string): string {
  const lines: string[] = [];
  let depth = 0;
  const text = html.replaceAll(/<svg\b[^]*?<\/svg>/g, '<svg/>');
  for (const [markup] of text.matchAll(/<[^>]+>|[^<]+/g)) {
    const part = markup.trim();
    if (part === '') continue;
    const last = lines.at(-1) ?? '';
    const tag = /^<\/?([\w-]+)/.exec(part)?.[1] ?? '';
    if (part.startsWith('</')) {
      depth -= 1;
      // Nothing was opened since, so the element ends on the line it began on.
      if (last.trimStart().startsWith(`<${tag}`) && !last.includes(`</${tag}>`)) lines.push(`${lines.pop()}${part}`);
      else lines.push(`${'  '.repeat(depth)}${part}`);
    } else if (part.startsWith('<')) {
      lines.push(`${'  '.repeat(depth)}${part}`);
      if (!VOID.has(tag) && !part.endsWith('/>')) depth += 1;
    } else if (/^\s*<[^/>][^>]*(?<!\/)>$/.test(last) && !VOID.has(/<([\w-]+)/.exec(last)?.[1] ?? '')) {
      lines.push(`${lines.pop()}${part}`);
    } else {
      lines.push(`${'  '.repeat(depth)}${part}`);
    }
  }
  return `${lines.join('\n')}\n`;
}
