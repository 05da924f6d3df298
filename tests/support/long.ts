/** Whether tests take their long form (`npm run test:long`): more rounds of the same. */
export const LONG = process.env['CARTA_LONG'] === '1';

/** All items in the long form, else the first `count`. */
export const inShort = <Each>(count: number, all: readonly Each[]): readonly Each[] =>
  LONG ? all : all.slice(0, count);
