/** The hours of the named rules (specification, point 9) in the form of `windowOf`. `evening` is for whole sections. */
export const NAMED = { night: '||1900-0300', day: '||0300-1900', evening: '||1700-0300' } as const;
