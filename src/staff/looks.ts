/** The class names of elements that occur in many views of this page. */

/** The main action. */
export const MAIN = 'button solid w-full hyphens-auto wrap-anywhere';

/** A secondary action. */
export const OTHER = 'button min-h-12 w-full py-2 text-center hyphens-auto wrap-anywhere';

/** An action that leaves a view or undoes. */
export const AWAY = 'link min-h-12 min-w-target justify-center text-center hyphens-auto wrap-anywhere';

/** A view below its title. */
export const PANEL = 'grid grid-cols-1 gap-4 px-4 pt-4 pb-8';

/** A view without tabs. All of it is near the thumb. */
export const PLAIN =
  'mx-auto grid min-h-dvh w-full max-w-[26rem] grid-cols-1 content-end gap-4 px-4 pt-8 pb-[max(2rem,env(safe-area-inset-bottom))]';

/** A button that unfolds the part below it, with a sign for its state. Its text needs an element of its own. */
export const FOLD =
  "flex min-h-12 cursor-pointer items-center gap-3 py-2 hyphens-auto wrap-anywhere *:first:min-w-0 *:first:flex-1 after:text-head after:text-accent-ink after:content-['+'_/_''] [[open]>&]:after:content-['–'_/_'']";

/** A label above an input. */
export const FIELD = 'grid grid-cols-1 gap-1 font-semibold';
export const INPUT =
  'min-h-12 w-full min-w-0 border border-muted bg-ground px-3 font-text text-[1rem] font-normal text-ink';

export const PROBLEM = 'font-semibold text-accent-ink';
