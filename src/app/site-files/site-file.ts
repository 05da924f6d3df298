/** A file of the site that is made of the menus and is no page. */
export type SiteFile = {
  /** On its host, such as `/robots.txt`. */
  readonly address: string;
  /** The content type that servers give its ending. */
  readonly type: string;
  readonly content: string;
};
