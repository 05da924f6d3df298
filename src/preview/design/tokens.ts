/** A token of the design system: its name behind its kind, and its value as the sheet has it. */
export type Token = { readonly name: string; readonly value: string };

/** The kinds of token that the page of the design system shows, each in its own manner. */
export const TOKEN_KINDS = ['color', 'font', 'font-weight', 'text', 'spacing', 'breakpoint'] as const;
export type TokenKind = (typeof TOKEN_KINDS)[number];

/** The tokens of a style sheet by kind, in its order. What belongs to a size (`--text-title--line-height`) has a name with two dashes. */
export type Tokens = Readonly<Record<TokenKind, readonly Token[]>>;

/** All tokens of a sheet's `@theme`, those whose kind nobody shows among them. */
export function declaredIn(sheet: string): Token[] {
  const theme = /@theme[^{]*\{([^}]*)\}/.exec(sheet)?.[1] ?? '';
  return [...theme.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => ({ name, value }));
}

/** Which kind of token a name is: the longest that fits. */
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
