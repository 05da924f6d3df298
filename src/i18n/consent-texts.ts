/**
 * Texts of the question whether visits may be measured, in one language; generated like `InterfaceTexts`, but loaded by sites with a tag
 * manager only. `{host}` stands for the site's host.
 */
export type ConsentTexts = {
  readonly consent: {
    /** What for and by whom: the banner's text. */
    readonly request: string;
    readonly accept: string;
    readonly refuse: string;
    readonly more: string;
    /** Of the settings and of the link in the footer that opens them. */
    readonly title: string;
    readonly close: string;
    readonly on: string;
    readonly off: string;
    /** The browser itself refuses (Global Privacy Control). */
    readonly signalled: string;
    /** What is measured, by whom and where it goes. */
    readonly measurement: string;
    readonly choice: string;
    /** Title of what the phone itself keeps; its items, one a line; and what is done with them. */
    readonly kept: string;
    readonly keptItems: string;
    readonly keptNote: string;
  };
};
