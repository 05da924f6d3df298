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
