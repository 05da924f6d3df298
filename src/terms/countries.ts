type Country = { readonly prefix: string; readonly currency: string };

const row = (line: string): [string, Country][] => {
  const [currency = '', ...countries] = line.split(' ');
  return countries.map((country) => [country.slice(0, 2), { prefix: country.slice(2), currency }]);
};

/** Countries that a site can be in, by currency (ISO 4217): code (ISO 3166) and prefix of telephone numbers (ITU E.164). */
export const COUNTRIES: Readonly<Record<string, Country>> = Object.fromEntries(
  [
    'EUR AD376 AT43 BE32 BG359 CY357 DE49 EE372 ES34 FI358 FR33 GR30 HR385 IE353 IT39 LT370 LU352 LV371 MC377 ME382 MT356 NL31 PT351 SI386 SK421 SM378 XK383',
    'GBP GB44 GG44 JE44 IM44 GI350',
    'CHF CH41 LI423',
    'CZK CZ420',
    'DKK DK45',
    'HUF HU36',
    'NOK NO47',
    'PLN PL48',
    'RON RO40',
    'SEK SE46',
    'ISK IS354',
    'TRY TR90',
    'MAD MA212',
    'USD US1 PR1 EC593 SV503 PA507',
    'CAD CA1',
    'MXN MX52',
    'GTQ GT502',
    'HNL HN504',
    'NIO NI505',
    'CRC CR506',
    'DOP DO1',
    'CUP CU53',
    'COP CO57',
    'PEN PE51',
    'BOB BO591',
    'CLP CL56',
    'ARS AR54',
    'UYU UY598',
    'PYG PY595',
    'BRL BR55',
    'AUD AU61',
    'NZD NZ64',
    'JPY JP81',
  ].flatMap(row),
);
