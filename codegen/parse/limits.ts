/** Bytes of one file. */
export const MAX_BYTES = 1_048_576;

/** What the aliases of one file, or the uses of partials by one venue, may add. */
export const MAX_EXPANSION = 10_000;

/** Collections within collections. A menu has about ten; what is far above them would exhaust the stack. */
export const MAX_DEPTH = 100;
