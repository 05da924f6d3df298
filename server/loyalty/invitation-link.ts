/** The link for the person who is invited (L16). The secret stands after the '#', so that no server's log sees it. */
export const invitationLink = (site: string, token: string): string => `${site}/staff#invitation=${token}`;
