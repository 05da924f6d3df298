type Rgb = readonly number[];

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
    ...firstRule(dayRules),
    ...(night && declarations(NIGHT.exec(themeCss)?.[1])),
  };
}

/** The colour of a property: `#rrggbb` or `#rgb`. */
export function colourOf(properties: Readonly<Record<string, string>>, name: string): Rgb {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(properties[name] ?? '')?.[1];
  if (digits === undefined) throw new Error(`No colour: ${name}`);
  const long = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
  return [0, 2, 4].map((start) => Number.parseInt(long.slice(start, start + 2), 16));
}

/** As `#rrggbb`. */
export const printed = (rgb: Rgb): string => `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
