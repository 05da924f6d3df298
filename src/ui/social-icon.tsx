/** Marks of the two networks, in outline; the link around them says the name. */
const PATHS = {
  instagram:
    'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4Zm5 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm5-1.5h.01',
  facebook: 'M14 21v-8h3l.5-3.5H14V7.5c0-1 .5-2 2-2h1.7V2.6A15 15 0 0 0 15 2.4c-2.8 0-4.5 1.7-4.5 4.7v2.4H7.5V13h3v8',
} as const;

export function SocialIcon({ of }: { readonly of: keyof typeof PATHS }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[of]} />
    </svg>
  );
}
