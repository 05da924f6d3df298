type Declaration = { value: string };

/** A plugin of PostCSS that puts other values in the place of a style sheet's own. */
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
 * Puts the values of Tailwind's line heights and weights in the place of variables for them (`var(--tw-leading, 1.25rem)`), which no utility
 * here sets before them. A browser resolves each variable of each element whenever it computes a style anew: on a page of 80 rows these were
 * a fifth of it.
 */
export const plainValues = () =>
  changedValues('plain-values', (value) =>
    value.replaceAll(/var\(--tw-(?:leading|font-weight|tracking),\s*([^()]+)\)/g, '$1'),
  );
