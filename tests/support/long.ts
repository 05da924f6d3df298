/** Whether tests take their long form (`npm run test:long`): more rounds of the same. */
export const LONG = process.env['CARTA_LONG'] === '1';
