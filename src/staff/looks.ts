/** How what stands in many views of this page looks, as class names. */

/** The one thing to do. */
export const MAIN = 'button solid w-full hyphens-auto wrap-anywhere';

/** Something else that can be done. */
export const OTHER = 'button min-h-12 w-full py-2 text-center hyphens-auto wrap-anywhere';

/** What leads away, or takes back. */
export const AWAY = 'link min-h-12 justify-center text-center hyphens-auto wrap-anywhere';

/** A view below its title. */
export const PANEL = 'grid grid-cols-1 gap-4 px-4 pt-4 pb-8';

/** A view of its own. All that there is stands near the thumb. */
export const PLAIN =
  'mx-auto grid min-h-dvh w-full max-w-[26rem] grid-cols-1 content-end gap-4 px-4 pt-8 pb-[max(2rem,env(safe-area-inset-bottom))]';

/** What opens what is folded below it, with a sign for whether it is open. Its words stand in an element of their own. */
export const FOLD =
  "flex min-h-12 cursor-pointer items-center gap-3 py-2 hyphens-auto wrap-anywhere *:first:min-w-0 *:first:flex-1 after:text-head after:text-accent-ink after:content-['+'_/_''] [[open]>&]:after:content-['–'_/_'']";

/** A label above what is filled in. */
export const FIELD = 'grid grid-cols-1 gap-1 font-semibold';
export const INPUT =
  'min-h-12 w-full min-w-0 border border-muted bg-ground px-3 font-text text-[1rem] font-normal text-ink';

export const PROBLEM = 'font-semibold text-accent-ink';
