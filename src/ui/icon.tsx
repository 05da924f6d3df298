export type IconName =
  | 'list'
  | 'phone'
  | 'mail'
  | 'pin'
  | 'chat'
  | 'instagram'
  | 'facebook'
  | 'search'
  | 'filter'
  | 'pen';

/** A sign beside words, drawn by the style sheet (`styles/icons.css`); what it stands for is said by the words. */
export function Icon({ of }: { readonly of: IconName }) {
  return <span className={`icon ${of}`} />;
}
