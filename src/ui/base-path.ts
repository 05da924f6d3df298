/** The path that all routes and files of the site live under (specification, point 2), without a slash at its end. */
export const BASE_PATH = '/cartasqr';
