type Declaration = { value: string };

/** Puts the base path before the addresses of pictures and fonts in style sheets, which name them below the site: `url('/img/…')`. */
export const basedAddresses = (base: string) => ({
  postcssPlugin: 'carta:based-addresses',
  Declaration: (declaration: Declaration): void => {
    const based = declaration.value.replaceAll(/(?<=url\(["']?)\/img\//g, `${base}/img/`);
    // Setting a value makes PostCSS visit the declaration again.
    if (based !== declaration.value) declaration.value = based;
  },
});
