/** The pages whose figures are kept: a venue's file, and where its page lies below the base path. */
export type MeasuredPage = { readonly name: string; readonly menu: string; readonly path: string };

export const MEASURED_PAGES: readonly MeasuredPage[] = [
  { name: 'gottan-granada', menu: 'menus/gottan-granada.yaml', path: '/gottan-granada' },
  { name: 'demo', menu: 'menus/index.yaml', path: '/' },
];

/** Where pages find their pictures. */
export const IMAGES = '/cartasqr/img';
