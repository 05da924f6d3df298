/** Texts of the staff's page, in one language; generated like `InterfaceTexts`, but loaded by that page only. */
export type StaffTexts = {
  readonly staff: {
    readonly title: string;
  };
};
