/** A token of the design system: its name without its kind, and its value in the style sheet. */
export type Token = { readonly name: string; readonly value: string };

/** The kinds of token that the design system's page shows. */
const TOKEN_KINDS = ['color', 'font', 'font-weight', 'text', 'spacing', 'breakpoint'] as const;
export type TokenKind = (typeof TOKEN_KINDS)[number];

/** The tokens of a style sheet by kind, in its order. A property of a size (`--text-title--line-height`) has two dashes in its name. */
export type Tokens = Readonly<Record<TokenKind, readonly Token[]>>;

/** All tokens of a sheet's `@theme`, also those of kinds that the page does not show. */
export function declaredIn(sheet: string): Token[] {
  const theme = /@theme[^{]*\{([^}]*)\}/.exec(sheet)?.[1] ?? '';
  return [...theme.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => ({ name, value }));
}

/** The kind of a token's name: the longest one that fits. */
export const kindOf = (name: string): TokenKind | undefined =>
  TOKEN_KINDS.filter((kind) => name === kind || name.startsWith(`${kind}-`))
    .toSorted((one, other) => one.length - other.length)
    .at(-1);

/** The tokens that a sheet declares (`src/ui/styles/tokens.css`). */
export function readTokens(sheet: string): Tokens {
  const all = declaredIn(sheet);
  const of = (kind: TokenKind): Token[] =>
    all
      .filter(({ name }) => kindOf(name) === kind)
      .map(({ name, value }) => ({ name: name.slice(kind.length + 1), value }));
  return Object.fromEntries(TOKEN_KINDS.map((kind) => [kind, of(kind)])) as unknown as Tokens;
}
