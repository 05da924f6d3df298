import { readFileSync } from 'node:fs';

type Rgb = readonly number[];

/** What the style sheet says of every page before the theme. */
const BASE = readFileSync(new URL('../../src/ui/styles/base.css', import.meta.url), 'utf8');

const NIGHT = /@media screen and \(prefers-color-scheme:dark\)\{:root\{([^}]*)\}/;

const declarations = (rule = ''): Record<string, string> =>
  Object.fromEntries(
    rule
      .split(';')
      .filter((declaration) => declaration.includes(':'))
      .map((declaration) => {
        const colon = declaration.indexOf(':');
        return [declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim()];
      }),
  );

const firstRule = (css: string): Record<string, string> => declarations(/:root\s*\{([^}]*)\}/.exec(css)?.[1]);

/** The properties of the root element of a page with this theme, by day or by night, as the cascade gives them. */
export function rootProperties(themeCss: string, { night }: { readonly night: boolean }): Record<string, string> {
  const [dayRules = ''] = themeCss.split('@media');
  return {
    ...firstRule(BASE),
    ...firstRule(dayRules),
    ...(night && declarations(NIGHT.exec(themeCss)?.[1])),
  };
}

/** The colour of a property as the browser reckons it: `#rrggbb`, `#rgb`, `var()`, and `color-mix()` of these in sRGB. */
export function colourOf(properties: Readonly<Record<string, string>>, value: string): Rgb {
  const variable = /^var\((--[\w-]+)\)$/.exec(value);
  if (variable) return colourOf(properties, properties[variable[1] ?? ''] ?? '');
  const mixture = /^color-mix\(in srgb,\s*(.+) (\d+)%,\s*(.+)\)$/.exec(value);
  if (mixture) {
    const [, one = '', percent = '', other = ''] = mixture;
    const to = colourOf(properties, other);
    return colourOf(properties, one).map((part, index) => {
      const share = Number(percent) / 100;
      return Math.round(part * share + (to[index] ?? 0) * (1 - share));
    });
  }
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(value)?.[1];
  if (digits === undefined) throw new Error(`No colour: ${value}`);
  const long = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
  return [0, 2, 4].map((start) => Number.parseInt(long.slice(start, start + 2), 16));
}

/** As `#rrggbb`. */
export const printed = (rgb: Rgb): string => `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
