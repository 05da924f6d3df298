/** The id of the line that says a page is a copy. */
export const COPY_LINE = 'copy_line';
