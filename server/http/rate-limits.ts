/** Calls of the API a minute, unless the environment says otherwise. All phones of a bar may share an address; one person asks far less. */
export const REQUESTS_A_MINUTE = { address: 3_000, user: 120 } as const;

/** The time that requests are counted in, in milliseconds. */
export const LIMIT_WINDOW = 60_000;

/** How many addresses and people are counted at once; beyond it, those that were quiet longest are forgotten. */
export const LIMIT_MEMORY = 20_000;
