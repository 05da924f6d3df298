/** Signs of the staff's page, drawn with one stroke width on 24 by 24 units. Their meaning is always given in words beside them. */
export const SIGNS = {
  scan: 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M8 8h3v3H8zM14 8h2v2M8 14h2v2M14 14h2v2',
  today: 'M5 4v16M9 4v5a4 4 0 0 1-8 0V4M17 20V4c3 1 4 4 4 8h-4',
  recent: 'M12 7v5l3 2M4 12a8 8 0 1 0 2.5-5.8M4 4v4h4',
  team: 'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M3 20c0-3.5 2.5-6 6-6s6 2.5 6 6M16 5a3 3 0 0 1 0 6M18 14.5c2 .8 3 2.8 3 5.5',
  figures: 'M4 20h16M7 20v-6M12 20V6M17 20v-9',
  more: 'M4 7h16M4 12h16M4 17h16',
  torch: 'M8 3h8v4l-2 3v11h-4V10L8 7zM8 7h8M12 13v2',
  sound: 'M4 10v4h3l5 4V6l-5 4zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  muted: 'M4 10v4h3l5 4V6l-5 4zM16 10l5 5M21 10l-5 5',
  keys: 'M5 5h2v2H5zM11 5h2v2h-2zM17 5h2v2h-2zM5 11h2v2H5zM11 11h2v2h-2zM17 11h2v2h-2zM11 17h2v2h-2z',
  good: 'M4 12.5l5.5 5.5L20 7',
  again: 'M5 9h14M5 15h14',
  gift: 'M4 11h16v9H4zM3 7h18v4H3zM12 7v13M12 7C9 7 7 6 7 4.5 7 3 9 2.5 10 4zM12 7c3 0 5-1 5-2.5 0-1.5-2-2-3-.500z',
  bad: 'M6 6l12 12M18 6L6 18',
  question: 'M8.5 9a3.5 3.5 0 1 1 5 3.200c-1 .5-1.5 1.2-1.5 2.300M12 18v.5',
  noNetwork: 'M3 9a13 13 0 0 1 18 0M6.5 12.500a8 8 0 0 1 11 0M10 16a3 3 0 0 1 4 0M4 3l16 18',
  undone: 'M9 7L4 12l5 5M4 12h10a5 5 0 0 1 0 10h-2',
} as const;

export type SignName = keyof typeof SIGNS;

type SignProps = { readonly of: SignName; readonly className?: string };

export function Sign({ of, className = 'size-6' }: SignProps) {
  return (
    <svg
      className={`flex-none ${className}`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={SIGNS[of]} />
    </svg>
  );
}
