type Declaration = { value: string };

/** A PostCSS plugin that replaces values in a style sheet. */
export const changedValues = (name: string, change: (value: string) => string) => ({
  postcssPlugin: `carta:${name}`,
  Declaration: (declaration: Declaration): void => {
    const changed = change(declaration.value);
    // Setting a value makes PostCSS visit the declaration again.
    if (changed !== declaration.value) declaration.value = changed;
  },
});

/** Puts the base path before the addresses of pictures and fonts in style sheets, which name them below the site: `url('/img/…')`. */
export const basedAddresses = (base: string) =>
  changedValues('based-addresses', (value) => value.replaceAll(/(?<=url\(["']?)\/img\//g, `${base}/img/`));

/**
 * Replaces variables for Tailwind's line heights and weights (`var(--tw-leading, 1.25rem)`), which no utility here sets, with their fallback values.
 * A browser resolves each variable of each element whenever it recomputes styles: on a page of 80 rows that took a fifth of the time.
 */
export const plainValues = () =>
  changedValues('plain-values', (value) =>
    value.replaceAll(/var\(--tw-(?:leading|font-weight|tracking),\s*([^()]+)\)/g, '$1'),
  );
