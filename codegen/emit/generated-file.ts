/** One file of the output: its path below the output folder, with slashes, and its whole text. */
export type GeneratedFile = { readonly path: string; readonly content: string };
