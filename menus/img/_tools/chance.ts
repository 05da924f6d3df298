/**
 * Numbers from 0 up to 1 that look random and are the same on every run: the pictures must not change when they are made
 * anew. A linear congruential generator seeded with the picture's name (FNV-1a).
 */
export function chanceOf(name: string): () => number {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (state >>> 8) / 2 ** 24;
  };
}
