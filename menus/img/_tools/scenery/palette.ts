/** The colours of a venue's room. */
export type Palette = {
  /** Wall, from its lit middle to its corners. */
  wall: readonly [lit: string, dark: string];
  /** Table, from its front edge to its back. */
  table: readonly [front: string, back: string];
  /** Crockery and boards. */
  vessel: string;
  /** Lamps, bunting, lines. */
  accent: string;
};
