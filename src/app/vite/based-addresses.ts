import { changedValues } from './changed-values.ts';

/** Puts the base path before the addresses of pictures and fonts in style sheets, which name them below the site: `url('/img/…')`. */
export const basedAddresses = (base: string) =>
  changedValues('based-addresses', (value) => value.replaceAll(/(?<=url\(["']?)\/img\//g, `${base}/img/`));
