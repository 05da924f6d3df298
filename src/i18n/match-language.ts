/** The language of a list that a phone's is: its very code (`pt-BR`), or without the region that either has. */
export function matchLanguage<Code extends string>(code: string, offered: readonly Code[]): Code | undefined {
  const small = code.toLowerCase();
  const base = (each: string): string | undefined => each.split('-', 1)[0];
  return offered.find((each) => each.toLowerCase() === small) ?? offered.find((each) => base(each) === base(small));
}
