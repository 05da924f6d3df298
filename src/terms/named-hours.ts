/** The hours of the rules that have names (specification, point 9), as `windowOf` writes times. `evening` is for whole sections. */
export const NAMED = { night: '||1900-0300', day: '||0300-1900', evening: '||1700-0300' } as const;
