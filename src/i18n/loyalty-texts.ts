/** Texts of the stamp card on a menu, in one language; generated like `InterfaceTexts`, but loaded for diners who are signed in only. */
export type LoyaltyTexts = {
  readonly loyalty: {
    /** Of a card (specification, point 8). */
    readonly expired: string;
  };
};
