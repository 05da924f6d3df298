import { minify } from 'terser';

/**
 * What Vite makes of `import()`: a call of its helper (`plainImports` in `client.ts`), of a function that takes the module apart. The browser's
 * own does as well.
 */
const WRAPPED_IMPORT =
  /\b\w+\((?:async\(\)=>\{let\{\w+:\w+\}=await (import\([^()]+\));return\{\w+:\w+\}\}|\(\)=>(import\([^()]+\))),\[\]\)/g;

/**
 * The code of a module or script that every diner loads, as small as it gets: 4 % smaller compressed than the bundler's own makes it,
 * which is quicker by seconds and good enough for all else.
 */
export async function smaller(code: string): Promise<string> {
  const plain = code.replaceAll(WRAPPED_IMPORT, '$1$2');
  const { code: small } = await minify(plain, { module: true, ecma: 2020, compress: { passes: 2 } });
  return small ?? code;
}
