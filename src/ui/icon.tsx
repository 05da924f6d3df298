/** The position of each icon in the picture of all symbols (`styles/icons.css`). */
export const ICONS = {
  list: '[--at:0]',
  phone: '[--at:1]',
  mail: '[--at:2]',
  pin: '[--at:3]',
  chat: '[--at:4]',
  instagram: '[--at:5]',
  facebook: '[--at:6]',
  search: '[--at:7]',
  filter: '[--at:12]',
  pen: '[--at:13]',
  tiktok: '[--at:14]',
  globe: '[--at:15]',
  calendar: '[--at:16]',
} as const;

export type IconName = keyof typeof ICONS;

/** The class names that give an element a decorative icon before its words, drawn by the style sheet (`styles/icons.css`). */
export const signed = (icon: IconName): string => `sign ${ICONS[icon]}`;

/** A decorative icon by itself. */
export function Icon({ of }: { readonly of: IconName }) {
  return <span className={`icon ${ICONS[of]}`} />;
}
