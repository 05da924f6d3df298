import { COUNTRY, CURRENCY } from '../terms/house.ts';
import { formatPrice as format } from '../terms/price-format.ts';

/** A price as the page shows it, in the currency of the site's country. */
export const formatPrice = (price: Parameters<typeof format>[0], style: Parameters<typeof format>[1]): string =>
  format(price, { ...style, currency: CURRENCY, country: COUNTRY });
