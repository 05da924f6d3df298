/** The path that all routes and files of the site live under (specification, point 2), without a slash at its end. */
export const BASE_PATH = '/cartasqr';

/** Where diners find a venue; `index` is the demo venue. */
export const venueAddress = (id: string): string => `${BASE_PATH}/${id === 'index' ? '' : id}`;
