/** Texts of the stamp card on a menu, in one language; generated like `InterfaceTexts`, but loaded for diners who are signed in only. */
export type LoyaltyTexts = {
  readonly loyalty: {
    readonly close: string;
    readonly title: string;
    readonly loading: string;
    /** '{count} de {total} sellos' */
    readonly stamps: string;
    readonly reward: string;
    /** Stands before 'Nd Nh' (specification, point 4). */
    readonly expires: string;
    /** In place of 'Nd Nh' when less than an hour is left. */
    readonly lastHour: string;
    /** Without network: when the card was as it is shown, '{date}'. */
    readonly asOf: string;
    /** Of a card (specification, point 8). */
    readonly expired: string;
    readonly showHint: string;
    readonly full: string;
    readonly fullHint: string;
    readonly expiredHint: string;
    readonly renew: string;
    readonly failed: string;
    readonly retry: string;
    /** Without the card, since nothing could be loaded: the waiter can stamp all the same (L7). */
    readonly showAnyway: string;
    /** The menu still says that there is a card, the server that there is none. */
    readonly ended: string;
    readonly allCards: string;
    readonly codeTitle: string;
    /** For those who do not see it. */
    readonly qrLabel: string;
    /** Stands over the digits that a waiter may type. */
    readonly typedCode: string;
    readonly connecting: string;
    /** The code is on the screen and the server knows it. */
    readonly shown: string;
    readonly offline: string;
    /** L6. */
    readonly over: string;
    readonly showAgain: string;
    /** The server does not take this person or this card. */
    readonly notAccepted: string;
    readonly stamped: string;
    /** L5. */
    readonly repeated: string;
    /** L9. */
    readonly rewardReady: string;
    readonly refusedExpired: string;
    readonly refusedDayLimit: string;
    readonly refusedUnshownLimit: string;
    /** Refusals that no diner can do anything about. */
    readonly refusedOther: string;
  };
};
