/** Texts of the profile and of signing in, in one language; generated like `InterfaceTexts`, but loaded by `/profile` and the staff page only. */
export type AccountTexts = {
  readonly account: {
    readonly loading: string;
    readonly retry: string;
    /** The form to sign in: its title, ways, fields and buttons. */
    readonly signInTitle: string;
    readonly google: string;
    readonly orEmail: string;
    readonly email: string;
    readonly password: string;
    readonly passwordHint: string;
    readonly signIn: string;
    readonly create: string;
    readonly toCreate: string;
    readonly toSignIn: string;
    readonly toReset: string;
    readonly toLink: string;
    readonly toPassword: string;
    readonly toNewLink: string;
    readonly linkHint: string;
    readonly sendLink: string;
    /** `{email}`: where it went. */
    readonly linkSent: string;
    /** Instead, where no e-mail leaves: the Auth emulator writes it to its terminal. */
    readonly sentInDemo: string;
    readonly otherEmail: string;
    readonly resetHint: string;
    readonly sendReset: string;
    /** Says never whether there is one (L17). `{email}`: where it went. */
    readonly resetSent: string;
    /** The link was opened where it was not asked for. */
    readonly confirmEmail: string;
    /** What can go wrong (`SignInProblem`). The same for an unknown e-mail and a wrong password (L17). */
    readonly wrongPassword: string;
    readonly noPassword: string;
    readonly emailUsed: string;
    readonly weakPassword: string;
    readonly badEmail: string;
    readonly tooMany: string;
    readonly popupClosed: string;
    readonly popupBlocked: string;
    readonly offline: string;
    readonly linkExpired: string;
    readonly linkOther: string;
    readonly accountDisabled: string;
    readonly notOffered: string;
    readonly signInAgain: string;
    readonly failed: string;
    /** The profile: cards and what is left of them. */
    readonly cards: string;
    readonly noCards: string;
    readonly leftOne: string;
    /** `{count}`: how many. */
    readonly left: string;
    readonly ready: string;
    readonly reward: string;
    /** `{time}`: 3d 4h. */
    readonly expiresIn: string;
    readonly expiredHint: string;
    readonly toVenue: string;
    /** `{venue}`: its name. */
    readonly backTo: string;
    /** What happened to the cards. */
    readonly history: string;
    readonly noHistory: string;
    readonly claimed: string;
    readonly stamped: string;
    readonly undone: string;
    readonly redeemed: string;
    readonly replaced: string;
    /** Leads to the page of the staff, for those who are. */
    readonly staff: string;
    readonly account: string;
    readonly signOut: string;
    readonly export: string;
    readonly exported: string;
    readonly delete: string;
    /** The question before the account is deleted, and what comes of it. */
    readonly deleteTitle: string;
    readonly deleteText: string;
    readonly deleteForever: string;
    readonly cancel: string;
    readonly toSignInAgain: string;
    readonly deleteAfter: string;
    readonly deleteFailed: string;
    readonly deleteHalf: string;
    readonly deleted: string;
  };
};
