/** As a hand would: formatted sources without their white space. Enough for the two files beside it. */

export const minifyStyles = (css: string): string =>
  css
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,:]) ?/g, '$1')
    .replaceAll(';}', '}')
    .trim();

export const minifyScript = (script: string): string => script.replaceAll(/\n\s*/g, ' ').trim();
