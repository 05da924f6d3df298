import { modulesAcross, type Code } from './code.ts';
import { outline } from './outline.ts';

/** A code as SVG of a width in millimetres, on white, for it must stand out on any ground. */
export function svgOf(code: Code, size: number): string {
  const across = modulesAcross(code);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}mm" height="${size}mm" viewBox="0 0 ${across} ${across}">`,
    `<title>${code.text}</title>`,
    `<path fill="#fff" d="M0 0h${across}v${across}H0z"/>`,
    `<path fill-rule="evenodd" d="${outline(code)}"/>`,
    '</svg>\n',
  ].join('\n');
}
